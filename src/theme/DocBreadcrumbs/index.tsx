/**
 * Wraps the breadcrumbs: the original draws them from the sidebar, so pages
 * without one had none. Those get home, section and page.
 */
import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc, useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import {useLabel} from '@site/src/components/docs';
import {sectionOf} from '@site/src/config/sections';

export default function DocBreadcrumbsWrapper(props: ComponentProps<typeof DocBreadcrumbs>): ReactNode {
  const sidebar = useDocsSidebar();
  return sidebar ? <DocBreadcrumbs {...props} /> : <SectionBreadcrumbs />;
}

function SectionBreadcrumbs(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const label = useLabel();
  const home = useBaseUrl('/');
  const section = sectionOf(metadata.id);
  return (
    <nav
      className="theme-doc-breadcrumbs"
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}>
      <ul className="breadcrumbs breadcrumbs--sm">
        <HomeBreadcrumbItem />
        {section && (
          <li className="breadcrumbs__item">
            <Link className="breadcrumbs__link" to={`${home}#${section.path.replace('/', '-')}`}>
              {label(section.label)}
            </Link>
          </li>
        )}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {frontMatter.sidebar_label ?? metadata.title}
          </span>
        </li>
      </ul>
    </nav>
  );
}
