/**
 * The one file that names the product.
 *
 * Every name, identifier, address, amount and color that belongs to the product
 * is here. Pages, titles, routes, redirects, the search index, social cards and
 * interface strings follow from it: change this file, build, and no trace of
 * the old name is left (scripts/build.mts builds a second product to
 * prove it).
 */

import type {Locale} from './locales';

/** A text that differs between the languages of the site. */
export type Text = Record<Locale, string>;

/** A stretch of time, in one unit: pages say `6 months`, `6 meses`. */
export type Period = {months: number} | {days: number};

/** The values that an owner of the site fills in. */
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
  /** Web address of this documentation, a path included if it has one, without a trailing slash. */
  docsUrl: string;
  /** Web address of the team platform, without a trailing slash. */
  platformUrl: string;
  /** Account page of the product's own model provider. */
  accountUrl: string;
  /** Folder of the Git host under which a source file of the site can be edited. */
  editUrl: string;
  /**
   * Form of a new issue about the documentation, with `{title}` and `{body}` where they are filled in; empty for
   * none, and readers are offered e-mail alone.
   */
  issueUrl: string;
  /**
   * Hue of the brand's color in OKLCH, in degrees: 0 pink, 30 red, 90 yellow, 145 green, 200 cyan,
   * 265 blue, 305 purple. Colors, icons and social cards follow.
   */
  brandHue: number;
  /** Worth of the free tier, in US dollars. */
  freeTierAmount: number;
  /** The release of the extension that the pages describe: `4.0`. */
  version: string;
  /** Month of that release: `2026-11`. */
  releaseDate: string;
  /** Whether usage and error reports are sent before the user has chosen. */
  telemetryDefault: 'on' | 'off';
  /** Recipient of those reports, with its article. */
  telemetryRecipient: Text;
  telemetryRetention: Period;

  // The legal pages. Have counsel read them with these values.

  /** Day from which the terms and the privacy policy apply, ISO 8601. */
  effectiveDate: string;
  /** Version of both texts: `1.0`. */
  legalVersion: string;
  /** Web address of earlier versions of both texts. */
  legalArchiveUrl: string;
  /** The language that prevails if the texts differ. */
  prevailingLanguage: Locale;
  /** Number of the company, with the name of the register. */
  companyNumber: string;
  postalAddress: Text;
  /** Data protection officer: a name or a team, with its article. */
  dpo: Text;
  /** Name and address of the representative in the European Union; empty if none is needed. */
  euRepresentative: string;
  /** Host of this site, with its article. */
  hostingProvider: Text;
  accessLogRetention: Period;
  supportMailRetention: Period;
  /** Whether the gateway keeps prompts and answers. */
  gatewayStoresContent: boolean;
  /** Period for which the gateway keeps data of a request. */
  gatewayRetention: Period;
  /** Terms and privacy notice of the platform and the gateway. */
  platformTermsUrl: string;
  /** Legal grounds of transfers to countries without an adequacy decision. */
  transferGrounds: Text;
  /** License of the text and the pictures of this documentation. */
  docsLicense: string;
  /** License of the code samples in it. */
  samplesLicense: string;
  extensionLicense: string;
  /** The file that holds it, in the extension. */
  extensionLicenseFile: string;
  /** The most that we answer for, as a noun phrase. */
  liabilityCap: Text;
  /** Notice before a material change of the terms. */
  termsNotice: Period;
  /** Governing law, with its article: `the law of Brazil`. */
  governingLaw: Text;
  /** Place of the competent courts. */
  courts: Text;
  /** Whether companies can be asked to arbitrate; consumers never are. */
  arbitration: boolean;
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
  issueUrl: 'https://git.vereda.example/docs/issues/new?title={title}&body={body}',
  brandHue: 166,
  freeTierAmount: 20,
  version: '4.0',
  releaseDate: '2026-11',
  telemetryDefault: 'off',
  telemetryRecipient: {
    en: 'the publisher’s own servers',
    'pt-BR': 'os servidores da empresa que publica a extensão',
  },
  telemetryRetention: {months: 12},
  effectiveDate: '2026-11-01',
  legalVersion: '1.0',
  legalArchiveUrl: 'https://vereda.example/legal',
  prevailingLanguage: 'pt-BR',
  companyNumber: 'CNPJ 00.000.000/0001-00',
  postalAddress: {en: 'Av. Exemplo 100, São Paulo, SP, Brazil', 'pt-BR': 'Av. Exemplo, 100, São Paulo, SP'},
  dpo: {en: 'the privacy team', 'pt-BR': 'a equipe de privacidade'},
  euRepresentative: '',
  hostingProvider: {en: 'a hosting provider in Brazil', 'pt-BR': 'um provedor de hospedagem no Brasil'},
  accessLogRetention: {months: 6},
  supportMailRetention: {months: 24},
  gatewayStoresContent: false,
  gatewayRetention: {days: 90},
  platformTermsUrl: 'https://vereda.example/legal/platform',
  transferGrounds: {
    en: 'standard contractual clauses (those of the European Union, and those of Resolution CD/ANPD 19/2024)',
    'pt-BR': 'cláusulas-padrão contratuais (as da União Europeia e as da Resolução CD/ANPD nº 19/2024)',
  },
  docsLicense: 'CC BY 4.0',
  samplesLicense: 'MIT-0',
  extensionLicense: 'Apache-2.0',
  extensionLicenseFile: 'LICENSE',
  liabilityCap: {
    en: 'the fees that you paid us in the last 12 months, and at least $100',
    'pt-BR': 'o valor que você nos pagou nos últimos 12 meses, e no mínimo US$ 100',
  },
  termsNotice: {days: 30},
  governingLaw: {en: 'the law of Brazil', 'pt-BR': 'a lei brasileira'},
  courts: {en: 'São Paulo, SP, Brazil', 'pt-BR': 'São Paulo, SP'},
  arbitration: false,
};

/** Throws when a value has not the form that pages rely on. */
function mustMatch(key: keyof ProductSource, value: string, form: RegExp, allowed: string): void {
  if (!form.test(value)) {
    throw new Error(`product.${key} is "${value}"; allowed: ${allowed} (src/config/product.ts)`);
  }
}

/**
 * Derives every identifier that follows from the brand.
 *
 * @throws Error when the slug cannot be part of a route or a file name, the hue
 *   is no angle, or a version or a date has another form than the pages show.
 */
export function deriveProduct(from: ProductSource) {
  mustMatch('slug', from.slug, /^[a-z][a-z0-9]*$/, 'lower-case letters and digits, starting with a letter');
  mustMatch('version', from.version, /^\d+(\.\d+)+$/, 'numbers parted by points, such as 4.0');
  mustMatch(
    'releaseDate',
    from.releaseDate,
    /^\d{4}-(0[1-9]|1[0-2])$/,
    'a year and a month, such as 2026-11',
  );
  mustMatch(
    'effectiveDate',
    from.effectiveDate,
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
    'a day, such as 2026-11-01',
  );
  if (!(from.brandHue >= 0 && from.brandHue < 360)) {
    throw new Error(
      `product.brandHue is "${from.brandHue}"; allowed: degrees from 0 to 359 (src/config/product.ts)`,
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
