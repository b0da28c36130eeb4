import {docsFolder, localeOfFile, otherLocale, type Locale} from '../config/locales';

/** The path of a document, and the one of its translation. */
interface DocumentPlace {
  /** Path below the folder of its language, as the data names it: `features/checkpoints.mdx`. */
  page: string;
  locale: Locale;
  other: Locale;
  /** File of the document in the other language. */
  twin: string;
}

/** Reads the place of a document from the path of its file. */
export function placeOf(file: string): DocumentPlace {
  const locale = localeOfFile(file);
  const other = otherLocale(locale);
  const path = file.replaceAll('\\', '/');
  const folder = `/${docsFolder[locale]}/`;
  const start = path.lastIndexOf(folder);
  const page = path.slice(start + folder.length);
  return {
    page,
    locale,
    other,
    twin: `${path.slice(0, Math.max(start, 0))}/${docsFolder[other]}/${page}`,
  };
}
