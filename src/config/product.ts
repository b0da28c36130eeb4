/**
 * The one file that names the product.
 *
 * Every name, identifier, address and amount that belongs to the product is
 * here. Pages, titles, routes, redirects, the search index, social cards and
 * interface strings follow from it: change this file, build, and no trace of
 * the old name is left (tests/site/product.spec.ts builds a second product to
 * prove it).
 */

/** What an owner of the site fills in. */
export interface ProductSource {
  /** Brand, as written in sentences: `Vereda`. */
  name: string;
  /** Brand in lower case, letters and digits only: it becomes part of routes, files and identifiers. */
  slug: string;
  /** Publisher id on both marketplaces. */
  publisher: string;
  /** Legal name of the publisher, for the terms and the footer. */
  legalName: string;
  /** Contact of the footer, the support channel and the terms. */
  contactEmail: string;
  /** Address of the company's site, without a trailing slash. */
  companyUrl: string;
  /** Where this documentation is served, without a trailing slash. */
  docsUrl: string;
  /** Web address of the team platform, without a trailing slash. */
  platformUrl: string;
  /** Account page of the product's own model provider. */
  accountUrl: string;
  /** Folder of the Git host under which a source file of the site can be edited. */
  editUrl: string;
  /** Worth of the free tier, in US dollars. */
  freeTierAmount: number;
  /** Day from which the terms apply, ISO 8601. */
  effectiveDate: string;
}

const source: ProductSource = {
  name: 'Vereda',
  slug: 'vereda',
  publisher: 'vereda-dev',
  legalName: 'Vereda Software Ltda.',
  contactEmail: 'contact@vereda.example',
  companyUrl: 'https://vereda.example',
  docsUrl: 'https://docs.vereda.example',
  platformUrl: 'https://platform.vereda.example',
  accountUrl: 'https://app.vereda.example',
  editUrl: 'https://git.vereda.example/docs/edit/main',
  freeTierAmount: 20,
  effectiveDate: '2026-11-01',
};

/**
 * Derives every identifier that follows from the brand.
 *
 * @throws Error when the slug cannot be part of a route or a file name.
 */
export function deriveProduct(from: ProductSource) {
  if (!/^[a-z][a-z0-9]*$/.test(from.slug)) {
    throw new Error(
      `product.slug is "${from.slug}"; allowed: lower-case letters and digits, starting with a letter (src/config/product.ts)`,
    );
  }
  const {name, slug, publisher} = from;
  const extensionId = `${publisher}.${slug}-code`;
  return {
    ...from,
    /** The extension: `Vereda Code`. */
    code: `${name} Code`,
    /** The team platform: `Vereda Platform`. */
    platform: `${name} Platform`,
    /** Id of the product's own provider, and the last part of its route: `veredacode`. */
    provider: `${slug}code`,
    /** Marketplace id: `vereda-dev.vereda-code`. */
    extensionId,
    /** Prefix of settings and commands: `vereda-code`. */
    settings: `${slug}-code`,
    /** Project folder for rules, workflows and `mcp.json`: `.veredacode`. */
    folder: `.${slug}code`,
    /** Ignore file of the workspace: `.veredacodeignore`. */
    ignoreFile: `.${slug}codeignore`,
    /** Modes file of the workspace: `.veredacodemodes`. */
    modesFile: `.${slug}codemodes`,
    /** The extension on the Visual Studio Marketplace. */
    marketplaceUrl: `https://marketplace.visualstudio.com/items?itemName=${extensionId}`,
    /** The extension on Open VSX. */
    openVsxUrl: `https://open-vsx.org/extension/${publisher}/${slug}-code`,
  };
}

export type Product = ReturnType<typeof deriveProduct>;

export const product: Product = deriveProduct(source);
