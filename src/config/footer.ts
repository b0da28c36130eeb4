import type {ThemeConfig} from '@docusaurus/preset-classic';
import {product} from './product';
import {isWritten} from './sections';

const legalPages = [
  {label: 'Terms of use', id: 'terms-and-conditions/terms-conditions'},
  {label: 'Privacy policy', id: 'terms-and-conditions/privacy-policy'},
];

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
        ...legalPages.filter(({id}) => isWritten(id)).map(({label, id}) => ({label, to: `/${id}`})),
      ],
    },
  ],
  copyright: product.legalName,
};
