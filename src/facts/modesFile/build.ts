import {bare, isObject, type Value, type Written} from '../files/parsed';
import {plain} from '../files/plain';
import type {Format} from './format';
import {modeGroups, modeKeys} from './rules';

/** What the fields of the builder hold. */
export interface ModeFields {
  slug: string;
  name: string;
  roleDefinition: string;
  description: string;
  whenToUse: string;
  /** The chosen groups. */
  groups: readonly string[];
  fileRegex: string;
  /** What the pattern allows, for people. */
  fileDescription: string;
  customInstructions: string;
}

/** The entry of a mode; what may be left out and is empty is left out. */
export function modeEntry(fields: ModeFields): Record<string, Value> {
  const entry = bare();
  const {slug, name, roleDefinition, description, whenToUse, customInstructions} = fields;
  entry.slug = slug.trim();
  entry.name = name.trim();
  if (description.trim()) {
    entry.description = description.trim();
  }
  entry.roleDefinition = roleDefinition.trim();
  if (whenToUse.trim()) {
    entry.whenToUse = whenToUse.trim();
  }
  entry.groups = modeGroups
    .filter((group) => fields.groups.includes(group))
    .map((group): Value => {
      if (group !== 'edit' || fields.fileRegex === '') {
        return group;
      }
      const limit = bare();
      limit.fileRegex = fields.fileRegex;
      if (fields.fileDescription.trim()) {
        limit.description = fields.fileDescription.trim();
      }
      return [group, limit];
    });
  if (customInstructions.trim()) {
    entry.customInstructions = customInstructions.trim();
  }
  return entry;
}

/** Line feeds aside, what the extension would turn into plain marks before it reads, or YAML into something else. */
const odd = /[\p{Cc}\p{Zl}\p{Zp}\u00A0\u200B\uFEFF“”‘’–—]/u;

/** A text on one line of YAML: plain where that is the same text, else quoted. */
function yamlText(text: string): string {
  if (odd.test(text)) {
    // Escapes keep what would be repaired.
    return JSON.stringify(text).replace(
      /[\u007F-\u00A0\u2000-\u206F\uFEFF]/g,
      (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  }
  const isPlain =
    plain(text) === text &&
    text.trim() === text &&
    /^[\w\\^/(.\p{L}\p{Extended_Pictographic}]/u.test(text) &&
    !/:(?:\s|$)|\s#|^\.\.\./.test(text);
  return isPlain ? text : `'${text.replace(/'/g, "''")}'`;
}

/** Whether a text of several lines can be a block after `|`. */
const isBlock = (text: string): boolean =>
  text.includes('\n') &&
  text.trim() === text &&
  text.split('\n').every((line) => !odd.test(line) && line.trimEnd() === line);

/** Writes a value as YAML, in the dialect that `parseYaml` reads. */
export function writeYaml(value: Value, indent = ''): string {
  const item = (one: Value, deeper: string): string => {
    if (typeof one === 'string') {
      return isBlock(one)
        ? ` |-\n${one
            .split('\n')
            .map((line) => line && `${deeper}${line}`)
            .join('\n')}\n`
        : ` ${yamlText(one)}\n`;
    }
    if (typeof one !== 'object' || one === null) {
      return ` ${JSON.stringify(one)}\n`;
    }
    const isEmpty = Object.keys(one).length === 0;
    return isEmpty ? ` ${Array.isArray(one) ? '[]' : '{}'}\n` : `\n${writeYaml(one, deeper)}`;
  };
  if (Array.isArray(value)) {
    return value
      .map((one) => {
        const isNode = typeof one === 'object' && one !== null && Object.keys(one).length > 0;
        // `- - edit`: what is inside begins behind the dash, and goes on two columns further in.
        return isNode
          ? `${indent}- ${writeYaml(one, `${indent}  `).slice(indent.length + 2)}`
          : `${indent}-${item(one, `${indent}  `)}`;
      })
      .join('');
  }
  return Object.entries(isObject(value) ? value : {})
    .map(([key, one]) => {
      const name = /^[A-Za-z_][\w-]*$/.test(key) && plain(key) === key ? key : JSON.stringify(key);
      return `${indent}${name}:${item(one, `${indent}  `)}`;
    })
    .join('');
}

/**
 * Puts the entry of the fields into a file: other modes stay, and so does what this one has beyond the fields.
 *
 * @param before the file until now, or nothing
 * @param replaced the slug under which the file has the mode now
 */
export function withMode(
  before: Value | undefined,
  replaced: string,
  fields: ModeFields,
  format: Format,
): Written {
  const file = isObject(before) ? before : bare();
  const modes = Array.isArray(file.customModes) ? file.customModes : [];
  const at = modes.findIndex((mode) => isObject(mode) && mode.slug === replaced);
  const kept = modes[at];
  const entry = modeEntry(fields);
  for (const [key, value] of Object.entries(isObject(kept) ? kept : {})) {
    if (!(key in entry) && !['description', 'whenToUse', 'customInstructions'].includes(key)) {
      entry[key] = value;
    }
  }
  const all = at < 0 ? [...modes, entry] : modes.with(at, entry);
  const whole = {...file, customModes: all};
  return {value: whole, text: format === 'json' ? `${JSON.stringify(whole, null, 2)}\n` : writeYaml(whole)};
}

/** The fields of a mode in a file that was checked and is right. */
export function modeFields(mode: Record<string, Value>): ModeFields {
  const text = (key: string) => (typeof mode[key] === 'string' ? (mode[key] as string) : '');
  const groups = Array.isArray(mode.groups) ? mode.groups : [];
  const edit = groups.find((entry) => Array.isArray(entry) && entry[0] === 'edit');
  const limit = Array.isArray(edit) && isObject(edit[1]) ? edit[1] : {};
  return {
    slug: text('slug'),
    name: text('name'),
    roleDefinition: text('roleDefinition'),
    description: text('description'),
    whenToUse: text('whenToUse'),
    groups: groups.map((entry) => String(Array.isArray(entry) ? entry[0] : entry)),
    fileRegex: typeof limit.fileRegex === 'string' ? limit.fileRegex : '',
    fileDescription: typeof limit.description === 'string' ? limit.description : '',
    customInstructions: text('customInstructions'),
  };
}

/**
 * A mode of a file as fields: that of the slug, or else the first; undefined if there is none.
 * `isWhole` says whether the fields can hold all of it.
 */
export function findMode(
  file: Value,
  wanted: string,
): {name: string; fields: ModeFields; isWhole: boolean} | undefined {
  const modes = isObject(file) && Array.isArray(file.customModes) ? file.customModes : [];
  const entry = modes.find((mode) => isObject(mode) && mode.slug === wanted) ?? modes[0];
  if (!isObject(entry)) {
    return undefined;
  }
  const said = (one: Record<string, Value>) =>
    JSON.stringify(Object.keys(modeKeys).map((key) => one[key] ?? ''));
  const fields = modeFields(entry);
  return {name: fields.slug, fields, isWhole: said(entry) === said(modeEntry(fields))};
}
