import {Fragment, useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {areSingleKeysOn, setSingleKeys} from '@site/src/client/singleKeys';
import {shortcutOf} from '@site/src/search/shortcut';
import Dialog from '../Dialog';
import Keys from '../Keys';
import {useLabel} from '@site/src/client/siteContext';
import keyGroups from '@site/src/data/texts/keyboardShortcuts.json';
import {shortcutsTitle} from './title';
import styles from './list.module.css';

export interface Props {
  readonly onClose: () => void;
}

/** All keys of the site, and the choice to have those of one character. */
export default function ShortcutList({onClose}: Props): ReactNode {
  const label = useLabel();
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  // `↑, ↓, or Enter` in the words of the language.
  const anyOf = new Intl.ListFormat(useDocusaurusContext().i18n.currentLocale, {type: 'disjunction'});
  const [modifier = 'Ctrl'] = shortcutOf(navigator.userAgent).caps;
  return (
    <Dialog title={shortcutsTitle()} onClose={onClose}>
      {keyGroups.map(({name, rows}) => (
        <section key={label(name)}>
          <h2 className={styles.name}>{label(name)}</h2>
          <dl>
            {rows.map(({keys, does}) => (
              <div key={keys.join()} className={styles.row}>
                <dt>
                  {anyOf.formatToParts(keys).map(({type, value}, index) => (
                    <Fragment key={index}>
                      {type === 'element' ? <Keys combo={value.replace('Mod', modifier)} /> : value}
                    </Fragment>
                  ))}
                </dt>
                <dd>{label(does)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({target: {checked}}) => {
            setSingleKeys(checked);
            setIsOn(checked);
          }}
        />{' '}
        <Translate
          id="shortcuts.single"
          description="Check box below the list of shortcuts: turns those of one character, / and ?, on and off">
          Single-key shortcuts: / and ?
        </Translate>
      </label>
    </Dialog>
  );
}
