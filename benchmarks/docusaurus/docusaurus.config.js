// As create-docusaurus writes it, without a blog and with pages that are plain Markdown.
import {readFileSync} from 'node:fs';
import {themes} from 'prism-react-renderer';

const {title} = JSON.parse(readFileSync(new URL('site.json', import.meta.url), 'utf8'));

export default {
  title,
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  future: {v4: true},
  markdown: {format: 'detect'},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'pt-BR'],
    localeConfigs: {en: {label: 'English'}, 'pt-BR': {label: 'Português Brasil'}},
  },
  presets: [['classic', {blog: false, docs: {routeBasePath: '/', sidebarPath: './sidebars.js'}, theme: {}}]],
  themes: [
    [
      '@easyops-cn/docusaurus-search-local',
      {hashed: true, language: ['en', 'pt'], docsRouteBasePath: '/', indexBlog: false},
    ],
  ],
  themeConfig: {
    navbar: {title, items: [{type: 'localeDropdown', position: 'right'}]},
    footer: {style: 'dark', copyright: title},
    prism: {theme: themes.github, darkTheme: themes.dracula},
  },
};
