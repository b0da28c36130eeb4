import {readFileSync} from 'node:fs';

const {home, sections, last} = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));

export default {
  docs: [
    home,
    ...sections.map(({label, pages}) => ({type: 'category', label: label.en, items: pages})),
    ...last,
  ],
};
