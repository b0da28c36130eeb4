import {bare, isObject, type Value, type Written} from '../files/parsed';
import {entries} from '../files/entries';
import {defaultTimeout, type Transport} from './rules';

/** What the fields of the builder hold; a list has one entry a line. */
export interface ServerFields {
  name: string;
  type: Transport;
  command: string;
  args: string;
  /** `NAME` takes the variable of this name, `NAME=OTHER` one of another name. */
  env: string;
  url: string;
  /** `Name: value`. */
  headers: string;
  timeout: number;
  alwaysAllow: string;
  disabledTools: string;
}

/** `NAME` and `NAME=OTHER` as variables by reference: no secret passes through the builder. */
function variables(text: string): Record<string, Value> {
  const found = bare();
  for (const line of entries(text)) {
    const [name = '', ...rest] = line.split('=');
    const value = rest.join('=').trim() || name.trim();
    found[name.trim()] = /^[A-Za-z_]\w*$/.test(value) ? `\${env:${value}}` : value;
  }
  return found;
}

function headers(text: string): Record<string, Value> {
  const found = bare();
  for (const line of entries(text)) {
    const at = line.indexOf(':');
    found[at < 0 ? line : line.slice(0, at).trim()] = at < 0 ? '' : line.slice(at + 1).trim();
  }
  return found;
}

/** The entry of a server; what is empty or the default is left out. */
export function serverEntry(fields: ServerFields): Record<string, Value> {
  const entry = bare();
  const put = (key: string, value: Value) => {
    const isEmpty = Array.isArray(value)
      ? value.length === 0
      : isObject(value) && Object.keys(value).length === 0;
    if (!isEmpty) {
      entry[key] = value;
    }
  };
  if (fields.type === 'stdio') {
    entry.command = fields.command.trim();
    put('args', entries(fields.args));
    put('env', variables(fields.env));
  } else {
    entry.type = fields.type;
    entry.url = fields.url.trim();
    put('headers', headers(fields.headers));
  }
  if (fields.timeout !== defaultTimeout) {
    entry.timeout = fields.timeout;
  }
  put('alwaysAllow', entries(fields.alwaysAllow));
  put('disabledTools', entries(fields.disabledTools));
  return entry;
}

/** Writes JSON as people do: what has room in 80 columns stands on one line, anything else a line an entry. */
export function writeJson(value: Value, indent = ''): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const isList = Array.isArray(value);
  const deeper = `${indent}  `;
  const parts = isList
    ? value.map((item) => writeJson(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${writeJson(item, deeper)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const inner = parts.join(', ');
  const isShort = parts.every((part) => !part.includes('\n')) && indent.length + inner.length < 80;
  // Only what is at the end of the tree is written on one line.
  const isLeaf = Object.values(value).every((item) => typeof item !== 'object' || item === null);
  if (parts.length === 0 || (isShort && isLeaf && indent.length > 4)) {
    const gap = isList || parts.length === 0 ? '' : ' ';
    return `${open}${gap}${inner}${gap}${close}`;
  }
  return `${open}\n${parts.map((part) => deeper + part).join(',\n')}\n${indent}${close}`;
}

/**
 * Puts the entry of the fields into a file: other servers stay, and so does what this one has beyond the fields.
 *
 * @param before the file until now, or nothing
 * @param replaced the name under which the file has the server now
 */
export function withServer(before: Value | undefined, replaced: string, fields: ServerFields): Written {
  const file = isObject(before) ? before : bare();
  const servers = isObject(file.mcpServers) ? file.mcpServers : bare();
  const kept = isObject(servers[replaced]) ? servers[replaced] : bare();
  const all = bare();
  const entry = serverEntry(fields);
  for (const key of ['cwd', 'watchPaths', 'disabled'] as const) {
    if (kept[key] !== undefined && (key === 'disabled' || fields.type === 'stdio')) {
      entry[key] = kept[key];
    }
  }
  const names = Object.keys(servers);
  for (const name of names.includes(replaced) ? names : [...names, replaced]) {
    if (name === replaced) {
      all[fields.name] = entry;
    } else if (name !== fields.name) {
      all[name] = servers[name] as Value;
    }
  }
  const value = {...file, mcpServers: all};
  return {value, text: `${writeJson(value)}\n`};
}

/** The fields of a server in a file that was checked and is right. */
export function fieldsOf(name: string, server: Record<string, Value>): ServerFields {
  const list = (value: Value | undefined) => (Array.isArray(value) ? value.join('\n') : '');
  const text = (value: Value | undefined) => (typeof value === 'string' ? value : '');
  const pairs = (value: Value | undefined, write: (key: string, text: string) => string) =>
    isObject(value)
      ? Object.entries(value)
          .map(([key, item]) => write(key, String(item)))
          .join('\n')
      : '';
  return {
    name,
    type: server.command !== undefined ? 'stdio' : (server.type as Transport),
    command: text(server.command),
    args: list(server.args),
    env: pairs(server.env, (key, value) => {
      const variable = /^\$\{env:([A-Za-z_]\w*)\}$/.exec(value)?.[1];
      return variable === key ? key : `${key}=${variable ?? value}`;
    }),
    url: text(server.url),
    headers: pairs(server.headers, (key, value) => `${key}: ${value}`),
    timeout: typeof server.timeout === 'number' ? server.timeout : defaultTimeout,
    alwaysAllow: list(server.alwaysAllow),
    disabledTools: list(server.disabledTools),
  };
}

/** What stays in an entry whatever the fields say, or says nothing: see `withServer`. */
const aside = ['cwd', 'watchPaths', 'disabled', 'type', 'timeout'];

/**
 * A server of a file as fields: that of the name, or else the first; undefined if there is none.
 * `isWhole` says whether the fields can hold all of it.
 */
export function findServer(
  file: Value,
  wanted: string,
): {name: string; fields: ServerFields; isWhole: boolean} | undefined {
  const servers = isObject(file) && isObject(file.mcpServers) ? file.mcpServers : {};
  const name = Object.hasOwn(servers, wanted) ? wanted : (Object.keys(servers)[0] ?? '');
  const entry = servers[name];
  if (!isObject(entry)) {
    return undefined;
  }
  const said = (one: Record<string, Value>) =>
    writeJson(
      Object.entries(one)
        .filter(([key, value]) => !aside.includes(key) && !/^(?:\[\]|\{\})$/.test(writeJson(value)))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const fields = fieldsOf(name, entry);
  return {name, fields, isWhole: said(entry) === said(serverEntry(fields))};
}
