import {useEffect, useLayoutEffect, useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {LABELS_KEY, offerOtherLabels, settleLabels} from '../../client/labels';
import {locales, type Locale} from '../../config/locales';
import Choice from '../Choice';

/** Each language by its own name, as it stands in a sentence. */
const names: Readonly<Record<Locale, string>> = {en: 'English', 'pt-BR': 'português'};

/**
 * The language of the reader's interface on a page whose labels have another
 * wording in it: settles it before the paint, keeps it, and offers the choice.
 * The build puts it into such pages (src/markdown/interfaceLabels.ts).
 */
export default function Labels(): ReactNode {
  const isBrowser = useIsBrowser();
  const {currentLocale} = useDocusaurusContext().i18n;
  const [kept, slot] = useStorageSlot(LABELS_KEY);
  // Where storage is denied, a choice holds for the page.
  const [chosen, setChosen] = useState<Locale>();
  const language = locales.find((locale) => locale === (kept ?? chosen));

  useLayoutEffect(() => {
    if (language) {
      document.documentElement.dataset.labels = language === currentLocale ? 'own' : 'other';
    } else {
      settleLabels();
    }
  }, [language, currentLocale]);

  useEffect(offerOtherLabels, []);

  return (
    <>
      <Choice
        name="labels"
        legend={
          <Translate id="labels.label" description="Names the choice of the language of interface labels">
            Interface labels:
          </Translate>
        }
        options={[...locales]
          .sort((a, b) => Number(b === currentLocale) - Number(a === currentLocale))
          .map((locale) => ({
            name: locale,
            label: names[locale],
            lang: locale,
            mark: locale === currentLocale ? 'own' : 'other',
          }))}
        chosen={language ?? locales.find((locale) => locale === currentLocale)}
        onChoose={(locale) => {
          setChosen(locale);
          slot.set(locale);
        }}
      />
      {/* Last: the build joins it with the script of System if it is next to it, and React misses one. */}
      {!isBrowser && <script dangerouslySetInnerHTML={{__html: `(${settleLabels})()`}} />}
    </>
  );
}
