import type {Locale} from '../../../config/locales';
import {localeContext} from '../../../remark/nodes';
import {toolGroups} from '../../../data/toolGroups';
import {modeGroups, type ModeGroup} from '../../../data/fileRules';

export interface ModeData {
  /** The names of the groups of tools. */
  readonly groupNames: Readonly<Record<ModeGroup, string>>;
}

/** Data about the tools for the builder, in one language. */
export function modeData(locale: Locale): ModeData {
  const {text} = localeContext(locale);
  const names = modeGroups.map((group) => {
    const label = toolGroups.find(({id}) => id === group)?.label;
    return [group, label ? text(label) : group];
  });
  return {groupNames: Object.fromEntries(names) as ModeData['groupNames']};
}
