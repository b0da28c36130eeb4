/** The fixtures of the content checks, each a site of its own, and what the checks find there. */
import path from 'node:path';
import {checkSite} from '../../scripts/content/check.mts';
import {show} from '../../scripts/content/finding.mts';
import {readSite, type SiteOptions} from '../../scripts/content/read.mts';
import {root as projectRoot} from '../../scripts/prepare.mjs';
import type {Site} from '../../scripts/content/types.mts';
import {docsFolder} from '../../src/config/locales';
import {deriveProduct, product} from '../../src/config/product';

const acme = deriveProduct({...product, name: 'Acme', slug: 'acme', docsUrl: 'https://docs.acme.example'});

const labels = [
  {en: 'Save', 'pt-BR': 'Salvar'},
  {en: 'Load', 'pt-BR': 'Abrir'},
  {en: 'Settings', 'pt-BR': 'Configurações'},
  {en: 'Low', 'pt-BR': 'Baixo'},
  {en: 'Low', 'pt-BR': 'Baixa'},
  {en: 'Step {{current}} of {{total}}', 'pt-BR': 'Passo {{current}} de {{total}}'},
];

export const fixtures = path.join(projectRoot, 'tests/fixtures/content');

/** A fixture as a site of its own. */
export const fixture = (name: string, options: SiteOptions = {}): Site =>
  readSite({root: path.join(fixtures, name), product: acme, labels, ...options});

/** Short paths for the eye: `pt/` for the folder of the Portuguese pages. */
export const shorten = (text: string): string => text.replaceAll(docsFolder['pt-BR'], 'pt');

/** All findings of a site. */
export const all = (site: Site, files?: string[]): string[] =>
  checkSite(site, files).map((one) => shorten(show(one)));
