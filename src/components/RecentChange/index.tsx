import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {whatsNewRoute} from '@site/src/config/whatsNew';
import type {Changed} from '@site/src/remark/changed';
import {whatsNewTitle} from '../WhatsNew/title';

/** What changed on the page in the last 30 days, in one line; docusaurus.config.ts adds it to the front matter. */
export default function RecentChange(): ReactNode {
  const {changed} = useDoc().frontMatter as {changed?: Changed};
  const list = useBaseUrl(`/${whatsNewRoute}`);
  return (
    changed && (
      <p data-feedback data-search-ignore>
        <Translate
          id="whatsNew.changed"
          description="At the end of a page; a day, and a sentence that says what changed"
          values={{date: changed.on, text: changed.text}}>
          {'Changed on {date}: {text}'}
        </Translate>{' '}
        <Link to={list}>{whatsNewTitle()}</Link>
      </p>
    )
  );
}
