import {docsFolder, localeOfFile, otherLocale, type Locale} from '../config/locales';

/** The path of a document, and the one of its translation. */
interface DocumentPath {
  /** Path below the folder of its language, as the data names it: `features/checkpoints.mdx`. */
  page: string;
  locale: Locale;
  other: Locale;
  /** File of the document in the other language. */
  translation: string;
}

/** Parses the path of a document. */
export function documentPath(file: string): DocumentPath {
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
    translation: `${path.slice(0, Math.max(start, 0))}/${docsFolder[other]}/${page}`,
  };
}
