/**
 * Wraps the tabs: the original knows the arrow keys and Enter; the WAI-ARIA
 * pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/) also wants Space,
 * Home and End. Tabs of a group have an address, `?runner=lmstudio`; those of
 * systems have theirs from src/components/System.
 */
import type {ComponentProps, KeyboardEvent, ReactNode} from 'react';
import Tabs from '@theme-original/Tabs';
import {SYSTEM_PARAMETER} from '@site/src/client/system';

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

export default function TabsWrapper(props: ComponentProps<typeof Tabs>): ReactNode {
  return (
    // The keys bubble up from the tabs, which are the controls.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={onKeyDown}>
      <Tabs queryString={props.groupId !== undefined && props.groupId !== SYSTEM_PARAMETER} {...props} />
    </div>
  );
}
