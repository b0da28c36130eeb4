import {fill} from '../../config/numbers';
import type {Results} from '../instrument';
import {decide, warningsFor, type CommandLists, type Decision, type Part, type Warning} from './commands';

/** What the tester says, in the language of the page. */
export interface CommandWords {
  result: Record<Decision['result'], string>;
  because: Record<Decision['because'], string>;
  part: Record<Part['state'], string>;
  warning: Record<Warning, string>;
}

/** An entry as it is read: a space at its end shows. */
const shown = (entry: string): string => entry.replace(/\s+$/, (spaces) => '␣'.repeat(spaces.length));

/** What the tester shows for a command and the lists. */
export function commandResults(command: string, lists: CommandLists, words: CommandWords): Results {
  const {result, because, parts, risky} = decide(command, lists);
  const deciding = parts.find(({state}) => state === (because === 'denied' ? 'denied' : 'none'));
  return {
    verdict: fill(words.result[result], {}),
    because: fill(words.because[because], {
      part: deciding?.text ?? '',
      entry: shown(deciding?.entry ?? ''),
      risky: risky ?? '',
    }),
    parts: parts.map(({text, state, entry = ''}) => [
      state,
      text,
      fill(words.part[state], {entry: shown(entry)}),
    ]),
    warnings: warningsFor(command, lists).map(({warning, about}) => [
      'warning',
      fill(words.warning[warning], {about: shown(about)}),
    ]),
  };
}
