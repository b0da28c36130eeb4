import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate from '@docusaurus/Translate';
import pages from '@generated/docusaurus-plugin-content-docs/default/pages.json';
import {MessageBox} from '../calculators/MessageBox';
import {nearestPages} from './nearest';

/** Number of pages that are offered. */
const OFFERED = 5;

export interface Props {
  /** The address that led nowhere. */
  readonly path: string;
}

/** The pages with the most similar addresses, and the box that leads to the error finder: loaded on the not-found page alone. */
export default function Nearest({path}: Props): ReactNode {
  const base = useBaseUrl('/');
  const nearest = nearestPages(path, pages, OFFERED, base);
  return (
    <>
      {nearest.length > 0 && (
        <nav aria-labelledby="nearest-pages">
          <h2 id="nearest-pages">
            <Translate
              id="notFound.nearest"
              description="Heading of the pages with the most similar addresses">
              Were you looking for one of these?
            </Translate>
          </h2>
          <ul>
            {nearest.map((page) => (
              <li key={page.id}>
                <Link to={page.to}>{page.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <MessageBox />
    </>
  );
}
