import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {searchKinds, type SearchKind} from '@site/src/config/search';
import {sectionNames} from '@site/src/config/sectionNames';
import type {Tally} from '@site/src/search/engine/engine';
import {knownContext} from '@site/src/search/query';
import {useContextName} from '@site/src/search/scope';
import {countOf} from '@site/src/search/tally';
import {kindText} from '@site/src/search/wording';
import styles from './styles.module.css';

interface Chosen {
  readonly kind: SearchKind | undefined;
  readonly context: string;
}

interface Props extends Chosen {
  readonly tallies: readonly Tally[];
  readonly urlOf: (chosen: Partial<Chosen>) => string;
}

interface Chip {
  readonly key: string;
  readonly label: string | undefined;
  readonly count: number;
  readonly isChosen: boolean;
  readonly to: string;
}

/** Links to parts of the results, each with their number; those to nothing are left out. */
function Chips({label, chips}: {readonly label: string; readonly chips: readonly Chip[]}): ReactNode {
  const shown = chips.filter(({count, isChosen}) => count > 0 || isChosen);
  return shown.length < 2 ? null : (
    <nav aria-label={label}>
      <ul className={clsx('clean-list', styles.chips)}>
        {shown.map(({key, label: name, count, isChosen, to}) => (
          <li key={key}>
            <Link to={to} aria-current={isChosen ? 'true' : undefined}>
              {name} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Links that limit the results to a kind or a section; sections are in the order of the sidebar. */
export default function Filters({tallies, kind, context, urlOf}: Props): ReactNode {
  const contextName = useContextName();
  const everywhere = translate({
    id: 'theme.SearchPage.searchContext.everywhere',
    message: 'Everywhere',
    description: 'The option that searches all sections',
  });
  const allKinds = translate({
    id: 'search.page.kind.all',
    message: 'All kinds',
    description: 'The option that shows results of every kind',
  });
  return (
    <>
      <Chips
        label={translate({
          id: 'search.page.kind',
          message: 'Kind',
          description: 'Label of the list of kinds on the results page',
        })}
        chips={[undefined, ...searchKinds].map((one) => ({
          key: one ?? '',
          label: one ? kindText(one) : allKinds,
          count: countOf(tallies, one, context),
          isChosen: one === kind,
          to: urlOf({kind: one}),
        }))}
      />
      <Chips
        label={translate({
          id: 'search.page.context',
          message: 'Section',
          description: 'Label of the list of sections on the results page',
        })}
        // The search itself wants the longest path first.
        chips={['', ...sectionNames.map(({path}) => path).filter(knownContext)].map((path) => ({
          key: path,
          label: path ? contextName(path) : everywhere,
          count: countOf(tallies, kind, path),
          isChosen: path === context,
          to: urlOf({context: path}),
        }))}
      />
    </>
  );
}
