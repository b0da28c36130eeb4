import * as z from 'zod';
import {locales, type Locale} from '../config/locales';
import {loadData} from './load';

const tables = loadData('synonyms', z.record(z.enum(locales), z.record(z.string(), z.string())));

/** The table of a language: it travels in its index, so that no reader loads the other one. */
export const synonymTable = (locale: Locale): Readonly<Record<string, string>> => tables[locale];
