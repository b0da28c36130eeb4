import type {LoadContext, Plugin} from '@docusaurus/types';
import searchLocal, {validateOptions} from '@easyops-cn/docusaurus-search-local';
import {searchOptions} from '../config/search';

/**
 * The search of the site: @easyops-cn/docusaurus-search-local with the options
 * of src/config/search.ts. The field and the results page are ours
 * (src/theme/SearchBar, src/theme/SearchPage); index and worker are the plugin's.
 *
 * @throws Error when an option is not one of the plugin's
 */
export default function search(context: LoadContext): Plugin {
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
  return searchLocal(context, options);
}
