import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from './Bar';
import {preferredOf} from './preferred';

/**
 * Suggests the page in the language that the reader's browser prefers, where the site has it. Loaded for those
 * readers alone.
 */
export default function LanguageHint(): ReactNode {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  const [hint, setHint] = useState<Props & {readonly Bar: ComponentType<Props>}>();

  useEffect(() => {
    const preferred = preferredOf(navigator.languages, Object.keys(localeConfigs));
    if (preferred !== undefined && preferred !== currentLocale) {
      import('./Bar').then(
        ({default: Bar, isDue}) => isDue() && setHint({Bar, locale: preferred}),
        // Without its script there is no suggestion, and nothing is lost.
        () => undefined,
      );
    }
  }, [currentLocale, localeConfigs]);

  return hint && <hint.Bar locale={hint.locale} />;
}
