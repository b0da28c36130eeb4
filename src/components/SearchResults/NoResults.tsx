import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {SearchKind} from '@site/src/config/search';
import {otherPlaces} from '@site/src/config/searchTasks';
import type {Answer} from '@site/src/search/engine/engine';
import type {SearchParams} from '@site/src/search/query';
import {useContextName, usePlaces} from '@site/src/search/scope';
import {adviceText, insteadText, outsideText} from '@site/src/search/wording';

/** Links to useful pages for when there is no result, as items of a list. */
export function OtherPlaces(): ReactNode {
  const {labelOf, urlOf} = usePlaces();
  return otherPlaces.map((place) => (
    <li key={place.page}>
      <Link to={urlOf(place)}>{labelOf(place)}</Link>
    </li>
  ));
}

interface Props {
  readonly answer: Answer;
  readonly context: string;
  readonly kind: SearchKind | undefined;
  /** Address of the same search, but for what is given. */
  readonly urlOf: (other: Partial<SearchParams>) => string;
}

/** The ways out of having no results. */
export default function NoResults({answer, context, kind, urlOf}: Props): ReactNode {
  const contextName = useContextName();
  return (
    <div>
      <p>{adviceText()}</p>
      <ul>
        {answer.respelled && (
          <li>
            <Link to={urlOf({query: answer.respelled, context: '', kind: undefined})}>
              {insteadText(answer.respelled)}
            </Link>
          </li>
        )}
        {context && (
          <li>
            <Link to={urlOf({context: ''})}>{outsideText(contextName(context) ?? '')}</Link>
          </li>
        )}
        {kind && (
          <li>
            <Link to={urlOf({kind: undefined})}>
              <Translate
                id="search.page.kind.any"
                description="Link under “No results” where the results are limited to a kind">
                Show results of all kinds
              </Translate>
            </Link>
          </li>
        )}
        <OtherPlaces />
      </ul>
    </div>
  );
}
