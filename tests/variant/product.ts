import type {ProductSource} from '../../src/config/product';

/** Another owner's product: nothing in it occurs in the shipped one. */
export const otherProduct: ProductSource = {
  name: 'Quartzo',
  slug: 'quartzo',
  publisher: 'quartzo-labs',
  legalName: 'Quartzo Labs S.A.',
  contactEmail: 'hello@quartzo.example',
  companyUrl: 'https://quartzo.example',
  docsUrl: 'https://manual.quartzo.example',
  platformUrl: 'https://teams.quartzo.example',
  accountUrl: 'https://account.quartzo.example',
  editUrl: 'https://code.quartzo.example/manual/edit/main',
  freeTierAmount: 35,
  effectiveDate: '2027-02-03',
};
