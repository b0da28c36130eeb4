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
import {otherClients, serverKeys, timeoutRange, transports, type ServerKey} from './rules';

const secretName = /token|secret|password|passphrase|api.?key|authorization|credential/i;
const reference = /\$\{env:[^}]+\}/;

/** Whether a value of `env` or `headers` looks like a secret in plain text. */
const isPlainSecret = (name: string, value: Value): boolean =>
  typeof value === 'string' && secretName.test(name) && value !== '' && !reference.test(value);

const isAddress = (text: string): boolean => {
  // `${env:HOST}` may stand anywhere in an address.
  return /^https?:\/\/[^\s/]/.test(text) || /^\$\{/.test(text);
};

/** Checks one server, and says what is wrong with it. */
function checkServer(
  server: Value,
  say: (code: string, keys: string[], came?: string, isNote?: boolean) => void,
) {
  if (!isObject(server)) {
    say('server', [], kindOf(server));
    return;
  }
  const {type, command, url, args} = server;
  const isStdio = command !== undefined;
  if (isStdio && url !== undefined) {
    say('mix', ['url']);
  } else if (!isStdio && url === undefined) {
    say('neither', []);
  } else if (type === undefined && !isStdio) {
    say('noType', ['url']);
  } else if (typeof type === 'string' && type !== '') {
    if (!(transports as readonly string[]).includes(type)) {
      say(/^(?:streamable.?)?http$/i.test(type) ? 'httpType' : 'type', ['type'], quoted(type));
    } else if ((type === 'stdio') !== isStdio) {
      say('wrongType', ['type'], type);
    }
  }
  for (const [key, value] of Object.entries(server)) {
    const rule = Object.hasOwn(serverKeys, key) ? serverKeys[key as ServerKey] : undefined;
    if (!rule) {
      const meant = Object.hasOwn(otherClients, key) ? otherClients[key] : undefined;
      say(meant ? `other-${meant}` : 'unknown', [key], quoted(key));
      continue;
    }
    if (rule.for !== 'all' && (rule.for === 'stdio') !== isStdio) {
      // What is next to both a command and an address has been said.
      if (!(isStdio && url !== undefined)) {
        say(isStdio ? 'onlyHttp' : 'onlyStdio', [key], key);
      }
    }
    if (rule.kind === 'text' && (typeof value !== 'string' || value.trim() === '')) {
      say(value === '' ? 'empty' : 'text', [key], kindOf(value));
    }
    if (rule.kind === 'switch' && typeof value !== 'boolean') {
      say('switch', [key], kindOf(value));
    }
    if (rule.kind === 'seconds') {
      const {least, most} = timeoutRange;
      if (typeof value !== 'number' || !(value >= least && value <= most)) {
        say('seconds', [key], typeof value === 'number' ? String(value) : kindOf(value));
      }
    }
    if (rule.kind === 'texts') {
      if (!Array.isArray(value)) {
        say('texts', [key], kindOf(value));
      } else {
        value.forEach((item, index) => {
          if (typeof item !== 'string') {
            say('texts', [key, String(index)], kindOf(item));
          }
        });
      }
    }
    if (rule.kind === 'variables') {
      if (!isObject(value)) {
        say('variables', [key], kindOf(value));
      } else {
        for (const [name, text] of Object.entries(value)) {
          if (typeof text !== 'string') {
            say('variables', [key, name], kindOf(text));
          } else if (isPlainSecret(name, text)) {
            say('secret', [key, name], quoted(name), true);
          }
        }
      }
    }
  }
  if (typeof url === 'string' && url !== '' && !isAddress(url)) {
    say('url', ['url'], quoted(url));
  }
  if (typeof command === 'string' && /\.(?:cmd|bat)$/i.test(command)) {
    say('ending', ['command'], quoted(command), true);
  }
  if (
    command === 'docker' &&
    Array.isArray(args) &&
    args.some((one) => /^-[a-z]*t[a-z]*$/.test(String(one)))
  ) {
    say('terminal', ['args'], '-t', true);
  }
}

/** Checks a whole `mcp.json` as the extension reads it. */
export function checkMcpFile(text: string): Checked {
  const problems: Problem[] = [];
  let value: Value;
  let lines: ReadonlyMap<string, number>;
  try {
    ({value, lines} = parseJson(text));
  } catch (fault) {
    if (fault instanceof FileFault) {
      return {problems: [{line: fault.line, code: fault.code, came: fault.came}], count: 0};
    }
    throw fault;
  }
  const lineOf = (keys: string[]): number => lines.get(pathOf(...keys)) ?? 1;
  const servers = isObject(value) ? value.mcpServers : undefined;
  if (!isObject(value)) {
    problems.push({line: 1, code: 'file', came: kindOf(value)});
  } else if (!isObject(servers)) {
    const [first = ''] = Object.keys(value);
    problems.push(
      servers === undefined
        ? {line: lineOf([first]), code: 'list', came: quoted(first)}
        : {line: lineOf(['mcpServers']), code: 'servers', came: kindOf(servers)},
    );
  } else {
    for (const [name, server] of Object.entries(servers)) {
      if (name.trim() === '') {
        problems.push({line: lineOf(['mcpServers', name]), code: 'noName'});
      }
      checkServer(server, (code, keys, came = '', isNote = false) => {
        problems.push({
          line: lineOf(['mcpServers', name, ...keys]),
          code,
          came,
          at: keys[0] ?? quoted(name),
          ...(isNote && {isNote}),
        });
      });
    }
  }
  problems.sort((a, b) => a.line - b.line);
  return {problems, value, count: isObject(servers) ? Object.keys(servers).length : 0};
}
