import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {LABELS_KEY, offerOtherLabels, settleLabels} from '../../client/labels';
import {otherLocale, type Locale} from '../../config/locales';
import names from '../../config/texts/languageNames.json';
import Choice from '../Choice';
import ServedScript from '../ServedScript';

/**
 * The language of the reader's interface on a page whose labels have another wording in it: settles it before the
 * paint, keeps it, and offers the choice. The build puts it into such pages (src/remark/interfaceLabels.ts).
 */
export default function Labels(): ReactNode {
  const own = useDocusaurusContext().i18n.currentLocale as Locale;
  const other = otherLocale(own);
  const [kept, slot] = useStorageSlot(LABELS_KEY);
  // Where storage is denied, a choice holds for the page.
  const [chosen, setChosen] = useState<Locale>();
  const language = [own, other].find((locale) => locale === (kept ?? chosen));

  useLayoutEffect(() => {
    if (language) {
      document.documentElement.dataset.labels = language === own ? 'own' : 'other';
    } else {
      settleLabels(other);
    }
  }, [language, own, other]);

  useEffect(offerOtherLabels, []);

  return (
    <>
      <Choice
        name="labels"
        legend={
          <Translate id="labels.label" description="Names the choice of the language of interface labels">
            Button names in:
          </Translate>
        }
        options={[own, other].map((locale) => ({
          name: locale,
          label: names[locale],
          lang: locale,
          mark: locale === own ? 'own' : 'other',
        }))}
        chosen={language ?? own}
        onChoose={(locale) => {
          setChosen(locale);
          slot.set(locale);
        }}
      />
      {/* Last: the build joins it with the script of System if it is next to it, and React misses one. */}
      <ServedScript code={`(${settleLabels})(${JSON.stringify(other)})`} />
    </>
  );
}
