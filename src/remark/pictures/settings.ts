/** Forms and settings. */
import {flag, NotAllowed, optional, text, word as oneWord} from '../../config/props';
import {defineElement} from '../elements/defineElement';
import type {Content} from '../nodes';
import {gauge, icon, iconName} from './icons';
import {
  body,
  label,
  labelOr,
  line,
  part,
  percent,
  ring,
  ringNumber,
  sign,
  states,
  toggleOf,
  word,
} from './parts';

const kinds = ['text', 'password', 'select', 'checkbox', 'slider', 'meter'] as const;

/** A field of a form; without a label, a further one under the label above it. What a password holds is never shown; the `share` of a slider or a meter is in percent. */
export const MockField = defineElement(
  {
    label: optional(text('a label')),
    value: (value) => {
      if (value !== undefined && typeof value !== 'string') {
        throw new NotAllowed('what the field holds');
      }
      return value ?? '';
    },
    kind: (value) => oneWord(kinds)(value ?? 'text'),
    checked: flag,
    share: optional(percent),
    icon: optional(iconName),
    mark: optional(ringNumber),
  },
  ({label: words, value, kind, checked, share, icon: glyph, mark}, context) => {
    const name = words === undefined ? '' : label(words, context);
    if (kind === 'checkbox') {
      const state = context.text(states[checked ? 'checked' : 'clear']);
      const control = sign(checked ? 'box on' : 'box', state, checked ? icon('check') : '');
      return part('field', [line('line', control, glyph ? icon(glyph) : '', word('name', name), ring(mark))]);
    }
    const held: Content = kind === 'password' ? '••••••••••••' : labelOr(value, context);
    const control =
      kind === 'slider' || kind === 'meter'
        ? line('line', gauge(share ?? 50, kind), word('value', held))
        : line(
            'line input',
            word('text', held),
            kind === 'select' ? icon('chevron-down') : kind === 'password' ? icon('eye') : '',
          );
    const named =
      words === undefined
        ? [part('line marked', [control, ...ring(mark)])]
        : [line('line label', name, ring(mark)), control];
    return part('field', named);
  },
);

/** A group of settings under its name. */
export const MockGroup = defineElement(
  {
    title: optional(text('a label')),
    icon: optional(iconName),
    columns: flag,
    toggle: optional(oneWord(['on', 'off'] as const)),
    mark: optional(ringNumber),
  },
  ({title, icon: glyph, columns, toggle, mark}, context, content) =>
    part('group', [
      ...(title === undefined
        ? []
        : [
            line(
              'line head',
              glyph ? icon(glyph) : '',
              word('title', label(title, context)),
              ring(mark),
              toggle ? toggleOf(toggle, context) : '',
            ),
          ]),
      ...(columns ? [part('columns', body(content, context))] : body(content, context)),
    ]),
);
