import type {ThemeConfig} from '@docusaurus/preset-classic';
import {product} from './product';

export const navbar: ThemeConfig['navbar'] = {
  title: product.name,
  hideOnScroll: true,
  logo: {alt: '', src: 'img/logo.svg', width: 32, height: 32},
  items: [
    {label: 'Install Extension', href: product.marketplaceUrl, position: 'right'},
    {type: 'localeDropdown', position: 'right'},
    {type: 'search', position: 'right'},
  ],
};
