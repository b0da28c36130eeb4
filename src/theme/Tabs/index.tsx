/**
 * Takes the place of the tabs: the original renders them and all they hold anew after hydration, and of the WAI-ARIA
 * pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/) it lacks Space, Home and End, that a tab and its panel name
 * each other, and that the list of tabs has a name. Tabs of a group have an address, `?runner=lmstudio`; those of
 * systems have theirs from src/components/System.
 */
import {Children, cloneElement, isValidElement, useId, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {
  sanitizeTabsChildren,
  TabsProvider,
  useScrollPositionBlocker,
  useTabs,
  useTabsContextValue,
} from '@docusaurus/theme-common/internal';
import {SYSTEM_PARAMETER} from '@site/src/client/system';
import type {Props as TabItemProps} from '@theme/TabItem';
import type {Props as TabsProps} from '@theme/Tabs';

/**
 * Tells each panel what becomes of its tab, and by that how the two name each other.
 *
 * @param id unlike that of any other tabs of the page
 */
const withIds = (children: ReactNode, id: string): ReactNode =>
  Children.map(children, (child) => {
    if (!isValidElement<TabItemProps>(child)) {
      return child;
    }
    const tab = `${id}${child.props.value}`;
    return cloneElement(child, {attributes: {id: tab, 'aria-controls': `${tab}-panel`}});
  });

function TabList({label, className}: {readonly label: string; readonly className?: string}): ReactNode {
  const {selectedValue, selectValue, tabValues} = useTabs();
  const {blockElementScrollPositionUntilNextRender: keepInPlace} = useScrollPositionBlocker();

  const select = (tab: HTMLElement, value: string) => {
    if (value !== selectedValue) {
      keepInPlace(tab);
      selectValue(value);
    }
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, value: string) => {
    // Those are the browser's: Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const tab = event.currentTarget;
    const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
    const focus = (index: number) => tabs.at(index % tabs.length)?.focus();
    const act = {
      ' ': () => select(tab, value),
      Enter: () => select(tab, value),
      ArrowLeft: () => focus(tabs.indexOf(tab) - 1),
      ArrowRight: () => focus(tabs.indexOf(tab) + 1),
      Home: () => focus(0),
      End: () => focus(-1),
    }[event.key];
    if (act) {
      event.preventDefault();
      act();
    }
  };

  return (
    <div role="tablist" aria-label={label} className={clsx('tabs', className)}>
      {tabValues.map(({value, label: name, attributes}) => (
        <div
          {...attributes}
          key={value}
          role="tab"
          tabIndex={value === selectedValue ? 0 : -1}
          aria-selected={value === selectedValue}
          className={clsx('tabs__item', value === selectedValue && 'tabs__item--active')}
          onClick={({currentTarget}) => select(currentTarget, value)}
          onKeyDown={(event) => onKeyDown(event, value)}>
          {name ?? value}
        </div>
      ))}
    </div>
  );
}

type Props = TabsProps & {
  /** What one chooses, in the language of the page. */
  readonly label: string;
};

export default function Tabs({children, label, className, ...props}: Props): ReactNode {
  const panels = withIds(children, useId());
  const value = useTabsContextValue({
    queryString: props.groupId !== undefined && props.groupId !== SYSTEM_PARAMETER,
    ...props,
    children: panels,
  });
  return (
    <TabsProvider value={value}>
      <div className={clsx(ThemeClassNames.tabs.container, 'tabs-container')}>
        <TabList label={label} className={className} />
        <div className="margin-top--md">{sanitizeTabsChildren(panels)}</div>
      </div>
    </TabsProvider>
  );
}
