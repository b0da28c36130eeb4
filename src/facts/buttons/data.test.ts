import {describe, expect, it} from 'vitest';
import {draw, rowsOf} from '../../../tests/support/draw';
import {textsIn} from '../localized';
import {repeated, textFaults} from '../../../tests/support/localizedTexts';
import {usesOf} from '../../../tests/support/places';
import {locales} from '../../config/locales';
import labels from '../labels/extension.json';
import {buttonStates} from './data';

describe('the buttons', () => {
  it('have texts in both languages', () => {
    expect(textsIn(buttonStates).flatMap(textFaults)).toEqual([]);
  });

  it('stand under states with ids of their own', () => {
    expect(repeated(buttonStates.map(({id}) => id))).toEqual([]);
  });

  it.each(buttonStates)('$id: are called as in the interface, and say what they do', ({first, second}) => {
    for (const button of [first, second]) {
      if (button && 'label' in button) {
        expect(labels).toContainEqual(expect.objectContaining({...button.label, kind: 'button'}));
        for (const locale of locales) {
          expect(button.effect[locale]).toMatch(/^\p{Ll}.*\.$/u);
        }
      }
    }
  });

  it('of the interface that decide over a task are all there', () => {
    const shown = textsIn(buttonStates).map(({en}) => en);
    const actions = labels.filter(({panel, kind}) => panel === 'Chat: action buttons' && kind === 'button');
    expect(actions.map(({en}) => en).filter((label) => !shown.includes(label))).toEqual([]);
  });

  it('are listed in full on the page of the chat', () => {
    const full = usesOf('ButtonTable').filter(({props}) => props.states === undefined);
    expect(full.map(({page, section}) => `${page}#${section}`)).toEqual(
      locales.map(() => 'basic-usage/the-chat-interface.mdx#buttons'),
    );
  });
});

describe('the table of buttons', () => {
  it('says in a sentence what each does', () => {
    expect(rowsOf(draw("<ButtonTable states={['edit', 'command']} />"))).toEqual([
      [
        'A file to create or change',
        'Save keeps the edit, with what you corrected in the diff.',
        'Reject drops the edit and leaves the file as it was.',
      ],
      ['A command to run', 'Run runs it with your permissions.', "Reject doesn't run it."],
    ]);
    expect(rowsOf(draw("<ButtonTable states={['command']} />", 'pt-BR'))[0]?.[1]).toBe(
      'Comando executa o comando com as suas permissões.',
    );
  });

  it('has no second column where there is no second button', () => {
    const $ = draw("<ButtonTable states={['subtask-end', 'finished']} />");
    expect($('thead th')).toHaveLength(2);
  });

  it('refuses a state that it does not know', () => {
    expect(() => draw("<ButtonTable states={['asleep']} />")).toThrow(
      /<ButtonTable>: states is \["asleep"\]; allowed: a list of read, /,
    );
  });
});
