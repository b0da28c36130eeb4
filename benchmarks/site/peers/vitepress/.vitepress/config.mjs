import {readFileSync} from 'node:fs';
import {defineConfig} from 'vitepress';

const {title, sections, last, titles} = JSON.parse(
  readFileSync(new URL('../site.json', import.meta.url), 'utf8'),
);

const linkOf = (locale, base) => (page) => ({text: titles[locale][page], link: `${base}${page}`});

const sidebar = (locale, base) => [
  ...sections.map(({label, pages}) => ({
    text: label[locale],
    collapsed: true,
    items: pages.map(linkOf(locale, base)),
  })),
  ...last.map(linkOf(locale, base)),
];

export default defineConfig({
  title,
  cleanUrls: true,
  ignoreDeadLinks: true,
  srcDir: 'docs',
  locales: {
    root: {label: 'English', lang: 'en', themeConfig: {sidebar: sidebar('en', '/')}},
    'pt-BR': {
      label: 'Português Brasil',
      lang: 'pt-BR',
      themeConfig: {sidebar: sidebar('pt-BR', '/pt-BR/')},
    },
  },
  themeConfig: {search: {provider: 'local'}},
});
