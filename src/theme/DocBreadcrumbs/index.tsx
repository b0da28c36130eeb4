/**
 * Takes the place of the breadcrumbs: the original renders them from the sidebar, so pages outside of it had none, and
 * a section there is a word without a link. Here they are home, section and page. Their structured data is written
 * from the built page: src/plugins/postBuild/structuredData.ts.
 */
import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import {useLabel} from '@site/src/client/siteContext';
import {anchorOf, sectionOf} from '@site/src/config/sectionNames';

function DocBreadcrumbs(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const label = useLabel();
  const home = useBaseUrl('/');
  const section = sectionOf(metadata.id);
  if (metadata.permalink === home) {
    return null;
  }

  const page = frontMatter.sidebar_label ?? metadata.title;
  // The overview of a section may have its name: one of them is enough.
  const parent = section && label(section.label) !== page ? section : undefined;
  const overview = parent?.overview === metadata.id ? undefined : parent?.overview;

  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}>
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        {parent && (
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={home + (overview ?? `#${anchorOf(parent)}`)}>
              {label(parent.label)}
            </Link>
          </li>
        )}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {page}
          </span>
        </li>
      </ul>
      {/* On a phone without scripts the menu cannot open: static/noscript.css. */}
      <noscript>
        <a className="breadcrumbs__link" href="#section-pages">
          <Translate
            id="breadcrumbs.otherPages"
            description="On a phone without JavaScript: leads to the list of pages below the text">
            Other pages
          </Translate>
        </a>
      </noscript>
    </nav>
  );
}

export default memo(DocBreadcrumbs);
