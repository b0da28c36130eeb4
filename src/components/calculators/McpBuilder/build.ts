import {bare, linesOf, type Value} from '../parts/file';
import {defaultTimeout, type Transport} from '../../../data/fileRules';

/** Values of the builder's fields; a list has one entry a line. */
export interface ServerFields {
  readonly name: string;
  readonly type: Transport;
  readonly command: string;
  readonly args: string;
  /** `NAME` takes the variable of this name, `NAME=OTHER` one of another name. */
  readonly env: string;
  readonly url: string;
  /** `Name: value`. */
  readonly headers: string;
  readonly timeout: number;
  readonly alwaysAllow: string;
  readonly disabledTools: string;
}

/** `NAME` and `NAME=OTHER` as variables by reference: a secret has no need to stand in the file. */
function variables(text: string): Record<string, Value> {
  const found = bare();
  for (const line of linesOf(text)) {
    const [name = '', ...rest] = line.split('=');
    const value = rest.join('=').trim() || name.trim();
    found[name.trim()] = /^[A-Za-z_]\w*$/.test(value) ? `\${env:${value}}` : value;
  }
  return found;
}

function headersOf(text: string): Record<string, Value> {
  const found = bare();
  for (const line of linesOf(text)) {
    const at = line.indexOf(':');
    found[at < 0 ? line : line.slice(0, at).trim()] = at < 0 ? '' : line.slice(at + 1).trim();
  }
  return found;
}

/** The entry of a server; what is empty or the default is left out. */
export function serverEntry(fields: ServerFields): Record<string, Value> {
  const entry = bare();
  const put = (key: string, value: readonly Value[] | Record<string, Value>) => {
    if (Object.keys(value).length > 0) {
      entry[key] = value;
    }
  };
  if (fields.type === 'stdio') {
    entry.command = fields.command.trim();
    put('args', linesOf(fields.args));
    put('env', variables(fields.env));
  } else {
    entry.type = fields.type;
    entry.url = fields.url.trim();
    put('headers', headersOf(fields.headers));
  }
  if (fields.timeout !== defaultTimeout) {
    entry.timeout = fields.timeout;
  }
  put('alwaysAllow', linesOf(fields.alwaysAllow));
  put('disabledTools', linesOf(fields.disabledTools));
  return entry;
}

/** Writes JSON as people do: what is at the end of the tree and has room in 80 columns stands on one line. */
export function writeJson(value: Value, indent = ''): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const parts = isList
    ? value.map((item: Value) => writeJson(item, deeper))
    : Object.entries(value).map(
        ([key, item]) => `${JSON.stringify(key)}: ${writeJson(item as Value, deeper)}`,
      );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inner = parts.join(', ');
  const isShort = parts.every((part) => !part.includes('\n')) && indent.length + inner.length < 80;
  const isLeaf = Object.values(value).every((item) => typeof item !== 'object' || item === null);
  if (parts.length === 0 || (isShort && isLeaf && indent.length > 4)) {
    const gap = isList || parts.length === 0 ? '' : ' ';
    return `${open}${gap}${inner}${gap}${close}`;
  }
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

/**
 * The file with the server of the fields.
 *
 * @param schema address of the schema by which an editor checks the file
 */
export function serverFile(fields: ServerFields, schema: string): string {
  const servers = bare();
  servers[fields.name.trim()] = serverEntry(fields);
  return `${writeJson({$schema: schema, mcpServers: servers})}\n`;
}

const secretName =
  /token|secret|passw|pwd|passphrase|api.?key|(?:^|[_.-])key$|_pat$|authorization|credential/i;

/** Names with such a word that hold no secret: `MAX_TOKENS`, `--token-file`. */
const plainName = /(?:tokens|file|path|url|name|limit)$/i;

// cspell:ignore passw opsu bglpat bxox abeprs AKIA
/** Patterns of secrets: prefixes of vendors' keys, a signed token, and the password in an address. */
const secretValue =
  /\b(?:sk|rk)-[\w-]{6}|\bgh[opsu]_\w{6}|\bgithub_pat_|\bglpat-|\bxox[abeprs]-|\bAKIA[\dA-Z]{12}|\bAIza[\w-]{12}|\beyJ[\w-]{10,512}\.|:\/\/[^\s/:@]{1,256}:(?!\$\{)[^\s/@]{1,256}@/;

const isPlainSecret = (name: string, value: string): boolean =>
  secretName.test(name) &&
  !plainName.test(name) &&
  value !== '' &&
  !/\$\{env:[^}]{1,256}\}/.test(value) &&
  !/^(?:\d+|true|false)$/.test(value);

/** Whether a list of variables or headers has what looks like a secret in plain text. */
const hasPlainSecret = (pairs: Record<string, Value>): boolean =>
  Object.entries(pairs).some(([name, value]) => isPlainSecret(name, String(value)));

/** Whether variables, `NAME=value` a line, have a secret in plain text. */
export const hasSecretVariable = (text: string): boolean =>
  secretValue.test(text) || hasPlainSecret(variables(text));
/** Whether headers, `Name: value` a line, have one. */
export const hasSecretHeader = (text: string): boolean =>
  secretValue.test(text) || hasPlainSecret(headersOf(text));

/** Whether arguments or an address have one: `--api-key=…`, `--token …`, `?key=…`. */
export const hasSecretPart = (text: string): boolean =>
  secretValue.test(text) ||
  [...text.matchAll(/(?:^|[\s?&-])([A-Za-z][\w.-]{0,63})(?:=|\s{1,8})([^\s&-][^\s&]{0,255})/g)].some(
    ([, name = '', value = '']) => isPlainSecret(name, value),
  );

/** What the extension would not accept of the fields, or what is better written in another way. */
type ServerProblem = 'noName' | 'noCommand' | 'noUrl' | 'badUrl' | 'secret' | 'ending';

/** The first problem of the fields, in their order. */
export function problemOf(fields: ServerFields): ServerProblem | undefined {
  const {name, type, command, args, env, url, headers} = fields;
  const isStdio = type === 'stdio';
  const problems: Record<ServerProblem, boolean> = {
    noName: name.trim() === '',
    noCommand: isStdio && command.trim() === '',
    noUrl: !isStdio && url.trim() === '',
    // `${env:HOST}` may stand anywhere in an address.
    badUrl: !isStdio && !/^(?:https?:\/\/[^\s/]|\$\{)/.test(url.trim()),
    secret: isStdio
      ? [command, args].some(hasSecretPart) || hasSecretVariable(env)
      : hasSecretPart(url) || hasSecretHeader(headers),
    ending: isStdio && /\.(?:cmd|bat)$/i.test(command.trim()),
  };
  return (Object.keys(problems) as ServerProblem[]).find((problem) => problems[problem]);
}
