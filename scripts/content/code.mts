/**
 * Code samples: whatever a reader copies must at least parse.
 */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {parse as parseToml} from 'smol-toml';
import type TypeScript from 'typescript';
import {parseAllDocuments} from 'yaml';
import type {CodeBlock, Finding, Page} from './types.mts';

/** What is wrong with a sample, and in which of its lines (from 1). */
interface SampleError {
  message: string;
  line: number;
}

/** The compiler, read only when a sample needs it: it is by far the largest part of these checks. */
const typescript = (): typeof TypeScript => createRequire(import.meta.url)('typescript') as typeof TypeScript;

type Check = (code: string) => SampleError | undefined;

/** First line of an error's message. */
const messageOf = (error: unknown): string => (error as Error).message.split('\n')[0] ?? '';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Takes `//` and block comments and trailing commas out of JSON, with every line in its place. */
export function stripJsonComments(text: string): string {
  return text
    .replace(/"(?:[^"\\\n]|\\.)*"|\/\/[^\n]*|\/\*[^]*?\*\//g, (match) =>
      match.startsWith('"') ? match : match.replace(/[^\n]/g, ' '),
    )
    .replace(/,(?=\s*[}\]])/g, ' ');
}

/** JSON, after `prepare`. The parser of TypeScript says where an error is; that of JavaScript whether there is one. */
const checkJsonAs =
  (prepare: (code: string) => string): Check =>
  (code) => {
    const prepared = prepare(code);
    try {
      JSON.parse(prepared);
      return undefined;
    } catch {
      const ts = typescript();
      const {error} = ts.parseConfigFileTextToJson('sample.json', prepared);
      return {
        message: error
          ? ts.flattenDiagnosticMessageText(error.messageText, ' ')
          : 'comments and trailing commas are for ```jsonc',
        line: lineAt(prepared, error?.start ?? 0),
      };
    }
  };

const checkJson = checkJsonAs((code) => code);
const checkJsonWithComments = checkJsonAs(stripJsonComments);

const checkJsonLines: Check = (code) => {
  for (const [index, line] of code.split('\n').entries()) {
    const error = line.trim() === '' ? undefined : checkJson(line);
    if (error) {
      return {message: error.message, line: index + 1};
    }
  }
  return undefined;
};

const checkYaml: Check = (code) => {
  for (const {errors} of parseAllDocuments(code)) {
    const [error] = errors;
    if (error) {
      return {message: messageOf(error).replace(/ at line .*/, ''), line: error.linePos?.[0].line ?? 1};
    }
  }
  return undefined;
};

const checkToml: Check = (code) => {
  try {
    parseToml(code);
    return undefined;
  } catch (error) {
    return {message: messageOf(error), line: (error as {line?: number}).line ?? 1};
  }
};

/** Syntax of JavaScript and TypeScript; types are not looked at. */
const checkScript =
  (fileName: string): Check =>
  (code) => {
    const ts = typescript();
    const {diagnostics = []} = ts.transpileModule(code, {
      fileName,
      reportDiagnostics: true,
      compilerOptions: {
        target: ts.ScriptTarget.ESNext,
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.Preserve,
        allowJs: true,
      },
    });
    const [diagnostic] = diagnostics;
    return (
      diagnostic && {
        message: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
        line: lineAt(code, diagnostic.start ?? 0),
      }
    );
  };

/** Regular expressions, one a line. `(?i)` at the beginning is a flag of the search tool, not of JavaScript. */
const checkRegex: Check = (code) => {
  for (const [index, line] of code.split('\n').entries()) {
    try {
      new RegExp(line.replace(/^\(\?[a-z]+\)/, ''));
    } catch (error) {
      return {message: messageOf(error), line: index + 1};
    }
  }
  return undefined;
};

/** Elements whose content is text, however much it looks like tags. */
const rawElements = ['content', 'diff', 'command', 'regex'];

/** Balanced tags. A lone `<word>` in the middle of a line counts as text: `Map<string>`. */
const checkXml: Check = (code) => {
  const open: {name: string; line: number}[] = [];
  const tags = /<!--[^]*?-->|<(\/?)([A-Za-z_][\w.-]*)((?:\s[^<>]*?)?)(\/?)>/g;
  for (let match = tags.exec(code); match; match = tags.exec(code)) {
    const [, slash, name, , selfClosing] = match;
    if (!name || selfClosing) {
      continue;
    }
    const line = lineAt(code, match.index);
    if (slash) {
      const last = open.pop();
      if (last?.name !== name) {
        return {
          message: `</${name}> closes ${last ? `<${last.name}> of line ${last.line}` : 'nothing'}`,
          line,
        };
      }
      continue;
    }
    const end = code.indexOf(`</${name}>`, tags.lastIndex);
    const startsLine = code.slice(code.lastIndexOf('\n', match.index) + 1, match.index).trim() === '';
    if (end < 0 && startsLine) {
      return {message: `<${name}> is not closed`, line};
    }
    if (end >= 0) {
      open.push({name, line});
      if (rawElements.includes(name)) {
        tags.lastIndex = end;
      }
    }
  }
  const last = open.at(-1);
  return last && {message: `<${last.name}> is not closed`, line: last.line};
};

const checkShell: Check = (code) => {
  const {status, stderr, error} = spawnSync('bash', ['-n'], {input: code, encoding: 'utf8'});
  if (error || status === 0) {
    return undefined;
  }
  const [, line, message] = /line (\d+): (.*)/.exec(stderr) ?? [];
  return {message: message ?? stderr.trim(), line: Number(line ?? 1)};
};

const checks: Record<string, Check> = {
  json: checkJson,
  jsonc: checkJsonWithComments,
  jsonl: checkJsonLines,
  yaml: checkYaml,
  yml: checkYaml,
  toml: checkToml,
  js: checkScript('sample.js'),
  javascript: checkScript('sample.js'),
  jsx: checkScript('sample.jsx'),
  ts: checkScript('sample.ts'),
  typescript: checkScript('sample.ts'),
  tsx: checkScript('sample.tsx'),
  bash: checkShell,
  sh: checkShell,
  shell: checkShell,
  regex: checkRegex,
  xml: checkXml,
};

const pythonLanguages = ['python', 'py'];

const pythonProgram = `
import ast, json, sys
def check(code):
    try:
        ast.parse(code)
    except SyntaxError as error:
        return {"message": error.msg, "line": error.lineno or 1}
json.dump([check(code) for code in json.load(sys.stdin)], sys.stdout)
`;

/** Syntax of Python samples, all in one run; undefined when this machine has no Python. */
function checkPython(samples: readonly string[]): (SampleError | undefined)[] | undefined {
  if (samples.length === 0) {
    return [];
  }
  const {status, stdout} = spawnSync('python3', ['-c', pythonProgram], {
    input: JSON.stringify(samples),
    encoding: 'utf8',
  });
  return status === 0
    ? (JSON.parse(stdout) as (SampleError | null)[]).map((error) => error ?? undefined)
    : undefined;
}

/** Code blocks of every page. `note` hears what could not be checked on this machine. */
export function checkCode(pages: readonly Page[], note: (text: string) => void = () => undefined): Finding[] {
  const blocks = pages.flatMap((page) => page.code.map((block) => ({page, block})));
  const keyOf = ({lang, value}: CodeBlock) => `${lang}\n${value}`;
  const errors = new Map<string, SampleError | undefined>();

  const python = [
    ...new Set(blocks.filter(({block}) => pythonLanguages.includes(block.lang)).map(({block}) => block)),
  ];
  const pythonErrors = checkPython(python.map(({value}) => value));
  if (!pythonErrors) {
    note(`python3 is not here: ${python.length} Python samples were not checked.`);
  }
  python.forEach((block, index) => errors.set(keyOf(block), pythonErrors?.[index]));

  return blocks.flatMap(({page: {file}, block}) => {
    if (block.lang === '') {
      return [
        {
          file,
          line: block.line,
          came: 'a code block without a language',
          allowed: '```text if there is none',
        },
      ];
    }
    const key = keyOf(block);
    if (!errors.has(key)) {
      errors.set(key, checks[block.lang]?.(block.value));
    }
    const error = errors.get(key);
    return error
      ? [
          {
            file,
            line: block.line + error.line,
            came: `\`\`\`${block.lang} that does not parse: ${error.message}`,
            allowed: 'a sample that can be copied and used; ```text for anything else',
          },
        ]
      : [];
  });
}
