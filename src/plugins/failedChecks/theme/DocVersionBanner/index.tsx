/**
 * Replaces the banner of a version, which a site with one version never shows, by the failed checks of the page.
 * For authors, and so in English as the checks themselves; in no build.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {FailedChecks} from '../..';

/** The failed checks of the page, or why they could not run; nothing on a sound page. */
export default function DocVersionBanner(): ReactNode {
  const {metadata} = useDoc();
  const {findings, error} = usePluginData('failed-checks') as FailedChecks;
  const lines = findings[metadata.source.replace('@site/', '')] ?? [];
  if (error === undefined && lines.length === 0) {
    return null;
  }
  return (
    <aside className="alert alert--danger margin-bottom--md" aria-label="Failed checks" data-search-ignore>
      {error === undefined ? (
        <>
          <strong>{lines.length === 1 ? '1 check fails' : `${lines.length} checks fail`}</strong>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        error
      )}
    </aside>
  );
}
