import type {ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {queryLimits} from '@site/src/config/search';
import {loadingText} from '@site/src/search/SearchField/texts';
import type {Search} from '@site/src/search/useSearch';
import {noResultsTitle, unavailableText} from '@site/src/search/wording';
import {pageText} from './Results';
import styles from './styles.module.css';

interface Props {
  readonly search: Search;
  readonly total: number | undefined;
  readonly page: number;
  readonly pages: number;
  readonly isCut: boolean;
  readonly isWordless: boolean;
}

/** The state of the search, as visible text in a status region. */
export default function StatusLine({search, total = 0, page, pages, isCut, isWordless}: Props): ReactNode {
  const {status, result} = search;
  const {selectMessage} = usePluralForm();
  const say = () => {
    if (isWordless) {
      return translate({
        id: 'search.page.wordless',
        message: 'There is no word in this search. Type at least one letter or digit.',
        description: 'Under the field of the results page when the query consists of signs alone',
      });
    }
    switch (status) {
      case 'loading':
        return loadingText();
      case 'unavailable':
        return unavailableText();
      case 'searching':
      case 'ready': {
        if (!result) {
          return loadingText();
        }
        const {hits, entries} = result.answer;
        if (hits.length + entries.length === 0) {
          return noResultsTitle();
        }
        // A row may have been found where no page was.
        const count = Math.max(total, entries.length);
        const counted = selectMessage(
          count,
          translate(
            {
              id: 'theme.SearchPage.documentsFound.plurals',
              message: 'One document found|{count} documents found',
              description: 'Number of results; singular|plural',
            },
            {count},
          ),
        );
        return pages > 1 ? `${counted}. ${pageText(page, pages)}` : counted;
      }
      case 'failed':
      case 'idle':
        return '';
    }
  };
  return (
    <div role="status" className={styles.status}>
      {say() && <p>{say()}</p>}
      {isCut && (
        <p>
          <Translate
            id="search.page.cut"
            description="Under the field of the results page when the query is too long"
            values={{words: queryLimits.words, characters: queryLimits.characters}}>
            {'Only the first {words} words, and no more than {characters} characters, are searched for.'}
          </Translate>
        </p>
      )}
    </div>
  );
}
