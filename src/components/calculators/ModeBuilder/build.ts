import {bare, type Value} from '../parts/file';
import {modeGroups, slugPattern, type ModeGroup} from '../../../data/fileRules';

export const formats = ['yaml', 'json'] as const;
type Format = (typeof formats)[number];

/** Values of the builder's fields. */
export interface ModeFields extends Readonly<Record<ModeGroup, boolean>> {
  readonly slug: string;
  readonly name: string;
  readonly roleDefinition: string;
  readonly description: string;
  readonly whenToUse: string;
  readonly fileRegex: string;
  /** What the pattern allows, for people. */
  readonly fileDescription: string;
  readonly customInstructions: string;
}

/** The chosen groups; that of edits with its limit, if there is one. */
const groupsOf = (fields: ModeFields): Value[] =>
  modeGroups
    .filter((group) => fields[group])
    .map((group): Value => {
      if (group !== 'edit' || fields.fileRegex === '') {
        return group;
      }
      const description = fields.fileDescription.trim();
      return [group, {fileRegex: fields.fileRegex, ...(description && {description})}];
    });

/** The entry of a mode; what may be left out and is empty is left out. */
export function modeEntry(fields: ModeFields): Record<string, Value> {
  const entry = bare();
  const put = (key: 'description' | 'whenToUse' | 'customInstructions') => {
    const text = fields[key].trim();
    if (text) {
      entry[key] = text;
    }
  };
  entry.slug = fields.slug.trim();
  entry.name = fields.name.trim();
  put('description');
  entry.roleDefinition = fields.roleDefinition.trim();
  put('whenToUse');
  entry.groups = groupsOf(fields);
  put('customInstructions');
  return entry;
}

/** Whether a plain text of YAML 1.2 is a text, and not a number, a switch or nothing. */
const isPlainText = (text: string): boolean =>
  !/^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE)?$/.test(text) &&
  !/^(?:0o[0-7]+|0x[\da-fA-F]+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?)$/.test(text) &&
  !/^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/.test(text);

/** Line feeds aside, what the extension would turn into plain marks before it reads, or YAML into something else. */
const odd = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00A0\u200B\uFEFF“”‘’–—]/u;

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
    isPlainText(text) &&
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

/** Writes a value as YAML. */
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
      .map((one: Value) => {
        const isNode = typeof one === 'object' && one !== null && Object.keys(one).length > 0;
        // `- - edit`: what is inside begins behind the dash, and goes on two columns further in.
        return isNode
          ? `${indent}- ${writeYaml(one, `${indent}  `).slice(indent.length + 2)}`
          : `${indent}-${item(one, `${indent}  `)}`;
      })
      .join('');
  }
  return Object.entries(value as {readonly [key: string]: Value})
    .map(([key, one]) => `${indent}${key}:${item(one, `${indent}  `)}`)
    .join('');
}

/**
 * The file with the mode of the fields.
 *
 * @param schema address of the schema by which an editor checks the file
 */
export function modeFile(fields: ModeFields, format: Format, schema: string): string {
  const customModes = [modeEntry(fields)];
  return format === 'json'
    ? `${JSON.stringify({$schema: schema, customModes}, null, 2)}\n`
    : `# yaml-language-server: $schema=${schema}\n${writeYaml({customModes})}`;
}

/** Whether a pattern compiles, as the extension compiles it. */
export function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern);
    return true;
  } catch {
    return false;
  }
}

/** What the extension would not accept of the fields, or what undoes their limit. */
type ModeProblem = 'noSlug' | 'badSlug' | 'noName' | 'noRole' | 'badPattern' | 'command';

/** The first problem of the fields, in their order. */
export function problemOf(fields: ModeFields): ModeProblem | undefined {
  const {slug, name, roleDefinition, fileRegex} = fields;
  const isLimited = fields.edit && fileRegex !== '';
  const problems: Record<ModeProblem, boolean> = {
    noSlug: slug.trim() === '',
    badSlug: !slugPattern.test(slug.trim()),
    noName: name.trim() === '',
    noRole: roleDefinition.trim() === '',
    badPattern: isLimited && !isPattern(fileRegex),
    command: isLimited && fields.command,
  };
  return (Object.keys(problems) as ModeProblem[]).find((problem) => problems[problem]);
}
