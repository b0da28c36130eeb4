import {docsFolder, localeOfFile, locales, type Locale} from '../config/locales';

/** Where a document stands, and where its twin does. */
export interface DocumentPlace {
  /** Path below the folder of its language, without the extension. */
  id: string;
  locale: Locale;
  other: Locale;
  /** File of the document in the other language. */
  twin: string;
}

/** Reads the place of a document from the path of its file. */
export function placeOf(file: string): DocumentPlace {
  const locale = localeOfFile(file);
  const other = locales.find((name) => name !== locale) ?? locale;
  const path = file.replaceAll('\\', '/');
  const folder = `/${docsFolder[locale]}/`;
  const start = path.lastIndexOf(folder);
  const name = path.slice(start + folder.length);
  return {
    id: name.replace(/\.mdx?$/, ''),
    locale,
    other,
    twin: `${path.slice(0, Math.max(start, 0))}/${docsFolder[other]}/${name}`,
  };
}
