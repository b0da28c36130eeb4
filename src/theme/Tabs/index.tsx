/**
 * Wraps the tabs: the original knows the arrow keys and Enter; the WAI-ARIA
 * pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/) also wants Space,
 * Home and End, that a tab and its panel name each other, and that the list of
 * tabs has a name; the original has no seam for it, so a group around it has. Tabs of a group
 * have an address, `?runner=lmstudio`; those of systems have theirs from
 * src/components/System.
 */
import {
  Children,
  cloneElement,
  isValidElement,
  useId,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Tabs from '@theme-original/Tabs';
import {SYSTEM_PARAMETER} from '@site/src/client/system';
import type TabItem from '@theme/TabItem';

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const tab = (event.target as HTMLElement).closest<HTMLElement>('[role="tab"]');
  const tabs = [...(tab?.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const act = {
    ' ': () => tab?.click(),
    Home: () => tabs[0]?.focus(),
    End: () => tabs.at(-1)?.focus(),
  }[event.key];
  if (tab && act) {
    event.preventDefault();
    act();
  }
}

/**
 * Tells each panel what becomes of its tab, and by that how the two name each other.
 *
 * @param id unlike that of any other tabs of the page
 */
const withIds = (children: ReactNode, id: string): ReactNode =>
  Children.map(children, (child) => {
    if (!isValidElement<ComponentProps<typeof TabItem>>(child)) {
      return child;
    }
    const tab = `${id}${child.props.value}`;
    return cloneElement(child, {attributes: {id: tab, 'aria-controls': `${tab}-panel`}});
  });

type Props = ComponentProps<typeof Tabs> & {
  /** What one chooses, in the language of the page. */
  readonly label: string;
};

export default function TabsWrapper({children, label, ...props}: Props): ReactNode {
  const id = useId();
  return (
    // The keys bubble up from the tabs, which are the controls.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label={label} onKeyDown={onKeyDown}>
      <Tabs queryString={props.groupId !== undefined && props.groupId !== SYSTEM_PARAMETER} {...props}>
        {withIds(children, id)}
      </Tabs>
    </div>
  );
}
