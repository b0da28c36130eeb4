import type {Answers} from '../../facts/providers/choose';
import {chooserResults, type ChooserRow, type ChooserWords} from '../../facts/providers/chooserResults';
import {alive, write, type Start} from './kit';

const element = (name: string, content: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

/** The provider chooser on basic-usage/connecting-providers. */
const start: Start<{rows: ChooserRow[]; words: ChooserWords}> = (place) =>
  alive(place, ({text, checked}) => {
    const answers = {
      place: text('place') as Answers['place'],
      beginning: text('beginning') as Answers['beginning'],
      images: checked('images'),
      caching: checked('caching'),
    };
    const {verdict, suggestions, more} = chooserResults(place.data.rows, answers, place.data.words);
    write(place.form, {verdict, more});
    place.form.querySelector('[data-list]')?.replaceChildren(
      ...suggestions.map(({name, address, tag, reason}) => {
        const link = Object.assign(document.createElement('a'), {href: address, textContent: name});
        return element('li', [element('b', [link]), ' ', element('small', [tag]), element('p', [reason])]);
      }),
    );
  });

export default start;
