/** The legal pages are finished texts, and what their owner decides comes from the product file. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, locales, type Locale} from '../../src/config/locales';
import {deriveProduct} from '../../src/config/product';
import {fillTokens, tokensFor} from '../../src/config/tokens';
import {otherProduct} from '../variant/product';

const pages = ['privacy-policy', 'terms-conditions'];

/** The legal pages of a language, one after the other. */
const legalText = (locale: Locale): string =>
  pages
    .map((page) => readFileSync(path.join(docsFolder[locale], 'terms-and-conditions', `${page}.mdx`), 'utf8'))
    .join('\n');

/** What an owner decides for these pages, by the token that shows it. */
const decided =
  `telemetryDefault telemetryRecipient telemetryRetention effectiveDate legalVersion legalArchiveUrl prevailingLanguage
  companyNumber postalAddress dpo euRepresentative hostingProvider accessLogRetention supportMailRetention
  platformTermsUrl transferGrounds docsLicense samplesLicense extensionLicense extensionLicenseFile liabilityCap
  termsNotice governingLaw courts arbitration gatewayStorage`.split(/\s+/);

describe.each(locales)('the legal pages in %s', (locale) => {
  const text = legalText(locale);

  it('leave no place open', () => {
    expect(text.match(/\*\*\[[^\]]*\]\*\*(?!\()/g)).toBeNull();
  });

  it.each(decided)('show {product.%s} of another owner', (key) => {
    const tokens = tokensFor(locale, deriveProduct(otherProduct));
    expect(text).toContain(`{product.${key}}`);
    expect(fillTokens(text, tokens, 'the legal pages')).toContain(tokens[key]);
  });
});
