import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useQueryStringValue} from '@docusaurus/theme-common/internal';
import Translate from '@docusaurus/Translate';
import {
  isSystem,
  settleSystem,
  SYSTEM_KEY,
  SYSTEM_PARAMETER,
  systems,
  type System as Name,
} from '../../client/system';
import Choice from '../Choice';
import ServedScript from '../ServedScript';

interface Props {
  /** Whether the page has shortcuts: tabs are their own choice. */
  readonly choice?: boolean;
}

const names: Readonly<Record<Name, string>> = {windows: 'Windows', macos: 'macOS', linux: 'Linux'};

/**
 * The reader's system on a page that has tabs or shortcuts of systems: settles it before the paint, keeps it, and
 * offers the choice. The build puts it into such pages (src/remark/systemParts.ts).
 */
export function System({choice = false}: Props): ReactNode {
  const history = useHistory();
  const asked = useQueryStringValue(SYSTEM_PARAMETER);
  const [kept, slot] = useStorageSlot(SYSTEM_KEY);
  // Where storage is denied, a choice holds for the page.
  const [chosen, setChosen] = useState<Name>();
  const system = isSystem(kept) ? kept : chosen;

  // The address decides when it changes. Tabs follow what is kept.
  useLayoutEffect(() => {
    const settled = settleSystem();
    if (settled) {
      slot.set(settled);
    }
  }, [asked, slot]);

  // A choice, here or at tabs, reaches the whole page, and the address when it names a system.
  const before = useRef(system);
  useEffect(() => {
    if (!system || before.current === system) {
      return;
    }
    const isChoice = before.current !== undefined;
    before.current = system;
    document.documentElement.dataset.os = system;
    const {location} = history;
    const query = new URLSearchParams(location.search);
    if (isChoice && query.has(SYSTEM_PARAMETER)) {
      query.set(SYSTEM_PARAMETER, system);
      history.replace({...location, search: query.toString()});
    }
  }, [system, history]);

  return (
    <>
      <ServedScript code={`(${settleSystem})()`} />
      {choice && (
        <Choice
          name="os"
          legend={
            <Translate id="system.label" description="Names the choice between Windows, macOS and Linux">
              Your system
            </Translate>
          }
          options={systems.map((name) => ({name, label: names[name], mark: name}))}
          chosen={system}
          onChoose={(name) => {
            setChosen(name);
            slot.set(name);
          }}
        />
      )}
    </>
  );
}
