import logger from '@docusaurus/logger';
import type {LoadContext, Plugin, Props} from '@docusaurus/types';
import searchLocal, {validateOptions} from '@easyops-cn/docusaurus-search-local';
import type {Locale} from '../../config/locales';
import type {FileCache} from '../../config/fileCache';
import {searchOptions} from '../../config/search';
import {buildIndex} from './buildIndex';
import {readSite, type SiteTexts} from './readSite';
import {synonymTable} from '../../data/synonyms';
import {filesOfIndex, writeIndex, writePointer, type IndexFiles} from './writeIndex';

/**
 * Makes the index of a language from its built pages. Where that fails the
 * build goes on with a warning, and the search says that it is not available.
 *
 * @param cache indexes by their corpus: most changes are in one language, and the other's index is kept
 */
export async function makeIndex(props: Props, texts: SiteTexts, cache: FileCache<IndexFiles>): Promise<void> {
  const locale = props.i18n.currentLocale as Locale;
  try {
    const corpus = await readSite(props, texts);
    const key = JSON.stringify(corpus);
    const make = () => filesOfIndex(buildIndex(corpus, locale, synonymTable(locale)));
    writeIndex(props.outDir, cache.get(key) ?? cache.set(key, make()));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    logger.warn(`The site in ${locale} is built without its search: ${reason}`);
    writePointer(props.outDir, {folder: null});
  }
}

/**
 * The search of the site: @easyops-cn/docusaurus-search-local with the options
 * of src/config/search.ts. From the plugin come the options, the address of the
 * results page and the places in the layout. Ours are the components there
 * (src/theme/SearchBar, src/theme/SearchPage), the worker with its ranking
 * (src/search/engine), and the index, made after the pages (src/plugins/postBuild).
 *
 * @throws Error when an option is not one of the plugin's
 */
export default function searchPlugin(context: LoadContext): Plugin {
  const options = validateOptions({
    options: searchOptions,
    validate: (schema, given) => {
      const {error, value} = schema.validate(given);
      if (error) {
        throw error;
      }
      return value;
    },
  });
  return {...searchLocal(context, options), postBuild: undefined};
}
