import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {title, sections, last} = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: 'https://docs.example.com',
  integrations: [
    starlight({
      title,
      locales: {
        root: {label: 'English', lang: 'en'},
        'pt-br': {label: 'Português Brasil', lang: 'pt-BR'},
      },
      sidebar: [
        ...sections.map(({label, pages}) => ({
          label: label.en,
          translations: {'pt-BR': label['pt-BR']},
          collapsed: true,
          items: pages,
        })),
        ...last,
      ],
    }),
  ],
});
