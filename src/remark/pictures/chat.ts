/** The chat: its messages, what the assistant proposes and reports, the buttons and the input. */
import type {RootContent} from 'mdast';
import {flag, NotAllowed, optional, text, word as oneWord} from '../../config/props';
import {defineElement} from '../elements/defineElement';
import texts from '../../data/texts/pictures.json';
import {joined, type Content} from '../nodes';
import {icon, iconName} from './icons';
import {body, englishOf, label, labelOr, line, part, ring, ringNumber, ringNumbers, word} from './parts';

const mark = optional(ringNumber);

/** A message in the chat. */
export const MockMessage = defineElement(
  {from: oneWord(['you', 'assistant'] as const), mark},
  ({from, mark: n}, context, content) =>
    part(from === 'you' ? 'line message you' : 'line message', [
      ...ring(n),
      part('text', body(content, context)),
    ]),
);

/** The icon of a row, by the English words of its title. */
const rowIcons: readonly (readonly [words: RegExp, icon: string])[] = [
  [/Warning/, 'warning'],
  [/MCP server/, 'mcp'],
  [/\bedit\b|create a new file/, 'edit'],
  [/browser/i, 'globe'],
  [/subtask/i, 'tasklist'],
  [/question/, 'question'],
  [/^Thinking$/, 'lightbulb'],
  [/^Task Completed$/, 'pass'],
  [/Failed|Error|Limit/, 'error'],
];

/** Lines that a diff adds and takes away. */
function changes(content: readonly RootContent[]): Content {
  const lines = content.flatMap((node) =>
    node.type === 'code' && node.lang === 'diff' ? node.value.split('\n') : [],
  );
  const count = (first: string) => lines.filter((text) => text.startsWith(first)).length;
  return lines.length === 0
    ? ''
    : word('changes', joined([word('plus', `+${count('+')}`), word('minus', `−${count('-')}`)], ' '));
}

/** A row in which the assistant proposes or reports a tool's use, with its diff, code or text. */
export const MockTool = defineElement(
  {
    title: text('the words of the row'),
    detail: optional(text('a file, a command or a server')),
    icon: optional(iconName),
    mark,
  },
  ({title, detail, icon: wanted, mark: n}, context, content) => {
    const words = englishOf(title, context);
    const glyph = wanted ?? rowIcons.find(([pattern]) => pattern.test(words))?.[1];
    return part('tool', [
      line(
        'line head',
        ring(n),
        glyph === undefined ? '' : icon(glyph),
        word('title', label(title, context)),
        changes(content),
      ),
      ...(detail === undefined ? [] : [line('dim path', labelOr(detail, context))]),
      ...body(content, context),
    ]);
  },
);

/** The buttons under a proposal, or at the end of a form. */
export const MockButtons = defineElement(
  {primary: text('a label'), secondary: optional(text('a label')), danger: flag, plain: flag, mark},
  ({primary, secondary, danger, plain, mark: n}, context) => {
    const first = word(
      danger ? 'button danger' : plain ? 'button' : 'button primary',
      label(primary, context),
    );
    const all = secondary === undefined ? [first] : [first, word('button', label(secondary, context))];
    // The ring stays with the last button where there is no room for all.
    return line(
      'line wrap buttons',
      ...(n === undefined ? all : [...all.slice(0, -1), word('line marked', [...all.slice(-1), ...ring(n)])]),
    );
  },
);

/** The icons of the modes, as the menu of modes shows them; a mode of one's own has that of Code. */
const modeIcons: Readonly<Record<string, string>> = {
  Ask: 'question',
  Architect: 'type-hierarchy-sub',
  Debug: 'bug',
  Orchestrator: 'run-all',
};

/** The icons in the input: the sparkle is there once something was typed. */
const inputTools = (typed: string): string[] => [
  ...(typed === '' ? [] : ['sparkle']),
  'device-camera',
  'send',
];

/** The input of the chat, with the pickers of mode and profile under it. */
export const MockInput = defineElement(
  {
    value: (value): string => {
      if (value !== undefined && typeof value !== 'string') {
        throw new NotAllowed('what was typed');
      }
      return value ?? '';
    },
    mode: text('the name of a mode'),
    profile: text('the name of a profile'),
    approve: optional(text('the label of auto-approve')),
    marks: ringNumbers(['text', 'icons', 'mode', 'profile', 'controls']),
  },
  ({value, mode, profile, approve, marks}, context) => {
    const picker = (sign: string, name: string, n: number | undefined): Content =>
      word('line picker', [icon(sign), name, icon('chevron-down'), ring(n)]);
    return part('ask', [
      line(
        'line wrap',
        ring(marks[0]),
        value === ''
          ? word('dim text', [
              label(context.text(texts.message.placeholder), context),
              ' (',
              label(context.text(texts.message.hint), context),
              ')',
            ])
          : word('text', value),
        word('line wrap dim tools', [ring(marks[1]), ...inputTools(value).map(icon)]),
      ),
      line(
        'line wrap dim',
        picker(modeIcons[mode] ?? 'code', mode, marks[2]),
        picker('plug', profile, marks[3]),
      ),
      ...(approve === undefined
        ? []
        : [
            line(
              'line wrap dim',
              ring(marks[4]),
              word('line picker', [icon('check-all'), label(approve, context)]),
              word('line wrap dim tools', ['database', 'law'].map(icon)),
            ),
          ]),
    ]);
  },
);
