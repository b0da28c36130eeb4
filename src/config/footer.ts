import type {ThemeConfig} from '@docusaurus/preset-classic';
import {product} from './product';

export const footer: ThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Company',
      items: [
        {label: 'Contact', href: `mailto:${product.contactEmail}`},
        {label: 'Official site', href: product.companyUrl},
      ],
    },
    {
      title: 'Product',
      items: [
        {label: 'Visual Studio Marketplace', href: product.marketplaceUrl},
        {label: 'Open VSX', href: product.openVsxUrl},
        {label: 'Terms of use', to: '/terms-and-conditions/terms-conditions'},
        {label: 'Privacy policy', to: '/terms-and-conditions/privacy-policy'},
      ],
    },
  ],
  copyright: product.legalName,
};
