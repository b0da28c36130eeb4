/** What the tests of the data ask of its texts. */
import type {PhrasingContent} from 'mdast';
import {locales} from '../../src/config/locales';
import type {Localized} from '../../src/data/localized';
import {phrases} from '../../src/remark/nodes';

/** A stretch of a text of the facts, by how it is drawn. */
interface Stretch {
  kind: 'plain' | 'code' | 'label';
  text: string;
}

/** The stretches of a text of the facts; a link is its words. */
export function splitMarks(text: string): Stretch[] {
  const stretches = (phrase: PhrasingContent): Stretch[] => {
    switch (phrase.type) {
      case 'text':
        return [{kind: 'plain', text: phrase.value}];
      case 'inlineCode':
        return [{kind: 'code', text: phrase.value}];
      case 'link':
        return phrase.children.flatMap(stretches);
      case 'mdxJsxTextElement':
        return [
          {
            kind: 'label',
            text: phrase.children.map((child) => ('value' in child ? child.value : '')).join(''),
          },
        ];
      default:
        throw new Error(`"${text}" of src/data has a ${phrase.type}: neither code, a label nor a link.`);
    }
  };
  return phrases(text).flatMap(stretches);
}

/** The values that occur more than once. */
export function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

/** What keeps a text from being one in both languages. */
export function textFaults(text: Localized): string[] {
  return locales.flatMap((locale) => {
    const value = text[locale];
    const faults: string[] = [];
    if (value.trim() === '' || value.trim() !== value) {
      return [`${locale}: "${value}" is empty or has spaces round it`];
    }
    if (splitMarks(value).some(({kind, text: stretch}) => kind === 'plain' && /`|\*\*/.test(stretch))) {
      faults.push(`${locale}: "${value}" has a mark that is not closed`);
    }
    return faults;
  });
}
