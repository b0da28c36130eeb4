/**
 * Takes the place of a tab's panel: the original has no name, and no seam for one. In print, and without JavaScript,
 * all panels show (src/css/print.css, static/noscript.css), and each then needs its label. A panel that is not
 * selected is found by the browser's own search, which selects it.
 */
import {useEffect, useRef, type ReactNode} from 'react';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';

/** @param attributes of its tab: src/theme/Tabs */
export default function TabPanel({attributes, children, label, value}: Props): ReactNode {
  const {selectedValue, selectValue} = useTabs();
  const panel = useRef<HTMLDivElement>(null);
  const isSelected = value === selectedValue;

  useEffect(() => {
    const element = panel.current;
    if (!element || isSelected) {
      return undefined;
    }
    // React knows `hidden` as yes or no (https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute).
    element.setAttribute('hidden', 'until-found');
    const select = () => selectValue(value);
    element.addEventListener('beforematch', select);
    return () => element.removeEventListener('beforematch', select);
  }, [isSelected, selectValue, value]);

  return (
    <div
      ref={panel}
      role="tabpanel"
      id={attributes?.['aria-controls'] as string}
      aria-labelledby={attributes?.id as string}
      hidden={!isSelected}>
      <p className="tab-label" data-search-ignore>
        <strong>{label ?? value}</strong>
      </p>
      {children}
    </div>
  );
}
