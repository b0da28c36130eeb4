/** Code samples: whatever a reader copies must at least parse. */
import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {parse as parseToml} from 'smol-toml';
import type TypeScript from 'typescript';
import {parseAllDocuments} from 'yaml';
import {finding, type Finding} from './finding.mts';
import type {Page} from './types.mts';

/** An error in a code sample; lines of the sample count from 1. */
interface SampleError {
  message: string;
  line: number;
}

type Check = (code: string) => SampleError | undefined;

/** The compiler, read only when a sample needs it: it is by far the largest part of these checks. */
const typescript = (): typeof TypeScript => createRequire(import.meta.url)('typescript') as typeof TypeScript;

const lineAt = (text: string, offset = 0): number => text.slice(0, offset).split('\n').length;

/** A check by a parser that throws: the first line of its error. */
const thrownBy =
  (parse: (code: string) => unknown): Check =>
  (code) => {
    try {
      parse(code);
      return undefined;
    } catch (error) {
      const {message, line = 1} = error as Error & {line?: number};
      return {message: message.split('\n')[0] ?? '', line};
    }
  };

const perLine =
  (check: Check): Check =>
  (code) => {
    for (const [index, line] of code.split('\n').entries()) {
      const error = line.trim() === '' ? undefined : check(line);
      if (error) {
        return {...error, line: index + 1};
      }
    }
    return undefined;
  };

const fromDiagnostic = (code: string, diagnostic?: TypeScript.Diagnostic): SampleError | undefined =>
  diagnostic && {
    message: typescript().flattenDiagnosticMessageText(diagnostic.messageText, ' '),
    line: lineAt(code, diagnostic.start),
  };

/** JSON with comments and trailing commas. */
const checkJsonc: Check = (code) =>
  fromDiagnostic(code, typescript().parseConfigFileTextToJson('sample.json', code).error);

/** The parser of TypeScript says where an error is; that of JavaScript whether there is one. */
const checkJson: Check = (code) =>
  thrownBy(JSON.parse)(code) &&
  (checkJsonc(code) ?? {message: 'comments and trailing commas are for ```jsonc', line: 1});

const checkYaml: Check = (code) => {
  const [error] = parseAllDocuments(code).flatMap(({errors}) => errors);
  return error && {message: error.message.replace(/ at line [^]*/, ''), line: error.linePos?.[0].line ?? 1};
};

/** Syntax of JavaScript and TypeScript; types are not looked at. */
const checkScript =
  (fileName: string): Check =>
  (code) => {
    const {ScriptTarget, ModuleKind, JsxEmit, transpileModule} = typescript();
    const {diagnostics} = transpileModule(code, {
      fileName,
      reportDiagnostics: true,
      compilerOptions: {
        target: ScriptTarget.ESNext,
        module: ModuleKind.ESNext,
        jsx: JsxEmit.Preserve,
        allowJs: true,
      },
    });
    return fromDiagnostic(code, diagnostics?.[0]);
  };

/** A check by a program that gets the sample on standard input; it finds nothing where it is not installed. */
const saidBy =
  (program: string, ...args: string[]): Check =>
  (code) => {
    const {status, stderr, error} = spawnSync(program, args, {input: code, encoding: 'utf8'});
    if (error || status === 0) {
      return undefined;
    }
    const [message = ''] = stderr.trim().split('\n').slice(-1);
    const [, line = 1] = [...stderr.matchAll(/line (\d+)/g)].at(-1) ?? [];
    return {message: message.replace(/^bash: line \d+: /, ''), line: Number(line)};
  };

const checkShell = saidBy('bash', '-n');
const checkPython = saidBy('python3', '-c', 'import ast, sys; ast.parse(sys.stdin.read())');

/** Elements whose content is text, however much it looks like tags, and comments. */
const textOfXml = /<!--[^]*?-->|(?<=<(content|diff|command|regex)>)[^]*?(?=<\/\1>)/g;

/** Balanced tags. A lone `<word>` in the middle of a line counts as text: `Map<string>`. */
const checkXml: Check = (code) => {
  const text = code.replace(textOfXml, (match) => match.replace(/[^\n]/g, ' '));
  const open: {name: string; line: number}[] = [];
  for (const {0: tag, 1: slash, 2: name = '', index} of text.matchAll(
    /<(\/?)([A-Za-z_][\w.-]*)(?:\s[^<>]*)?>/g,
  )) {
    const line = lineAt(text, index);
    if (slash) {
      const last = open.pop();
      if (last?.name !== name) {
        const what = last ? `<${last.name}> of line ${last.line}` : 'nothing';
        return {message: `</${name}> closes ${what}`, line};
      }
    } else if (
      !tag.endsWith('/>') &&
      (text.includes(`</${name}>`, index) || text.slice(0, index).split('\n').at(-1)?.trim() === '')
    ) {
      open.push({name, line});
    }
  }
  const last = open.at(-1);
  return last && {message: `<${last.name}> is not closed`, line: last.line};
};

const checks: Record<string, Check> = {
  json: checkJson,
  jsonc: checkJsonc,
  jsonl: perLine(checkJson),
  yaml: checkYaml,
  toml: thrownBy(parseToml),
  js: checkScript('sample.js'),
  jsx: checkScript('sample.jsx'),
  ts: checkScript('sample.ts'),
  tsx: checkScript('sample.tsx'),
  python: checkPython,
  bash: checkShell,
  // `(?i)` at the beginning is a flag of the search tool, not of JavaScript.
  regex: perLine(thrownBy((line) => new RegExp(line.replace(/^\(\?[a-z]+\)/, '')))),
  xml: checkXml,
};

/** Code blocks of every page. Both languages mostly show the same: it is parsed once. */
export function checkCode(pages: readonly Page[]): Finding[] {
  const errors = new Map<string, SampleError | undefined>();
  return pages.flatMap(({file, code}) =>
    code.flatMap(({lang, value, line}) => {
      const key = `${lang}\n${value}`;
      if (!errors.has(key)) {
        errors.set(key, checks[lang]?.(value));
      }
      const error = errors.get(key);
      const came = `\`\`\`${lang} that does not parse: ${error?.message ?? ''}`;
      return error
        ? [finding(file, line + error.line, came, 'write what can be copied and used, or ```text')]
        : [];
    }),
  );
}
