import {parseJson} from '../files/json';
import {
  FileFault,
  isObject,
  kindOf,
  pathOf,
  quoted,
  type Checked,
  type Problem,
  type Value,
} from '../files/parsed';
import {parseYaml} from '../files/yaml';
import {formatOf, isPattern} from './format';
import {exportKeys, modeGroups, modeKeys, slugPattern} from './rules';

/** What the extension repairs before it reads YAML: typographic quotes, long dashes, odd spaces. */
const repaired = (text: string): string =>
  text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[–—]/g, '-')
    .replace(/\u00A0/g, ' ')
    .replace(/[\u200B\uFEFF]/g, '');

type Say = (code: string, keys: (string | number)[], came?: string, isNote?: boolean) => void;

function checkGroups(groups: Value, say: Say): void {
  if (!Array.isArray(groups)) {
    say('groups', ['groups'], kindOf(groups));
    return;
  }
  const seen = new Set<string>();
  let isLimited = false;
  groups.forEach((entry, index) => {
    const isPair = Array.isArray(entry);
    const group = isPair ? entry[0] : entry;
    const at = ['groups', index];
    if (typeof group !== 'string') {
      say('groupEntry', at, kindOf(entry));
      return;
    }
    if (!(modeGroups as readonly string[]).includes(group)) {
      say('group', at, quoted(group));
    } else if (seen.has(group)) {
      say('groupTwice', at, group);
    }
    seen.add(group);
    if (!isPair) {
      return;
    }
    const limit = entry[1];
    if (entry.length !== 2 || !isObject(limit)) {
      say('pair', at, entry.length === 2 ? kindOf(limit) : String(entry.length));
      return;
    }
    if (group !== 'edit') {
      say('limit', at, quoted(group), true);
    }
    const {fileRegex, description} = limit;
    if (fileRegex !== undefined) {
      if (typeof fileRegex !== 'string') {
        say('text', [...at, 1, 'fileRegex'], kindOf(fileRegex));
      } else if (!isPattern(fileRegex)) {
        say('regex', [...at, 1, 'fileRegex'], quoted(fileRegex));
      }
      isLimited = true;
    }
    if (description !== undefined && typeof description !== 'string') {
      say('text', [...at, 1, 'description'], kindOf(description));
    }
    for (const key of Object.keys(limit)) {
      if (key !== 'fileRegex' && key !== 'description') {
        say('unknown', [...at, 1, key], quoted(key), true);
      }
    }
  });
  if (isLimited && seen.has('command')) {
    say('command', ['groups'], 'command', true);
  }
}

function checkMode(mode: Value, slugs: Set<string>, say: Say): void {
  if (!isObject(mode)) {
    say('mode', [], kindOf(mode));
    return;
  }
  for (const [key, {isRequired}] of Object.entries(modeKeys)) {
    const value = mode[key];
    if (value === undefined) {
      if (isRequired) {
        say('missing', [], key);
      }
    } else if (key === 'groups') {
      checkGroups(value, say);
    } else if (typeof value !== 'string') {
      say('text', [key], kindOf(value));
    } else if (isRequired && value.trim() === '') {
      say('empty', [key], key);
    }
  }
  for (const key of Object.keys(mode)) {
    if (!Object.hasOwn(modeKeys, key) && !(exportKeys as readonly string[]).includes(key)) {
      say('unknown', [key], quoted(key), true);
    }
  }
  const {slug} = mode;
  if (typeof slug === 'string' && slug !== '') {
    if (!slugPattern.test(slug)) {
      say('slug', ['slug'], quoted(slug));
    } else if (slugs.has(slug)) {
      say('slugTwice', ['slug'], quoted(slug));
    } else if (slug !== slug.toLowerCase()) {
      say('slugCase', ['slug'], quoted(slug), true);
    }
    slugs.add(slug);
  }
}

/** Checks a whole file of modes, YAML or JSON, as the extension reads it. */
export function checkModesFile(text: string): Checked {
  const format = formatOf(text);
  const problems: Problem[] = [];
  let value: Value;
  let lines: ReadonlyMap<string, number>;
  try {
    ({value, lines} = format === 'json' ? parseJson(text) : parseYaml(repaired(text)));
  } catch (fault) {
    if (fault instanceof FileFault) {
      const code = `${format}-${fault.code}`;
      return {problems: [{line: fault.line, code, came: fault.came}], count: 0};
    }
    throw fault;
  }
  const lineOf = (keys: (string | number)[]): number => {
    // What has no line of its own (a key that is missing) stands where its parent does.
    for (let length = keys.length; length >= 0; length--) {
      const line = lines.get(pathOf(...keys.slice(0, length)));
      if (line !== undefined) {
        return line;
      }
    }
    return 1;
  };
  const modes = isObject(value) ? value.customModes : undefined;
  if (!isObject(value) || modes === undefined) {
    problems.push({line: 1, code: 'list', came: isObject(value) ? '' : kindOf(value)});
  } else if (!Array.isArray(modes)) {
    problems.push({line: lineOf(['customModes']), code: 'modes', came: kindOf(modes)});
  } else {
    const slugs = new Set<string>();
    modes.forEach((mode, index) =>
      checkMode(mode, slugs, (code, keys, came = '', isNote = false) => {
        const key = keys.findLast((one) => typeof one === 'string');
        problems.push({
          line: lineOf(['customModes', index, ...keys]),
          code,
          came,
          at: String(key ?? index + 1),
          ...(isNote && {isNote}),
        });
      }),
    );
  }
  problems.sort((a, b) => a.line - b.line);
  return {problems, value, count: Array.isArray(modes) ? modes.length : 0};
}
