import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import beginnings from '@generated/docusaurus-plugin-content-docs/default/beginnings.json';
import {useLabel} from '@site/src/client/siteContext';
import {sectionNames} from '@site/src/config/sectionNames';

/** Content of the results page without JavaScript: links to the sections. */
export default function NoScript(): ReactNode {
  const nameOf = useLabel();
  return (
    <noscript>
      <p>
        <Translate
          id="search.page.noScript"
          description="On the results page, for browsers without JavaScript; links to the sections follow">
          The search needs JavaScript. Without it, begin in one of the sections:
        </Translate>
      </p>
      <ul>
        {sectionNames.map(({path, label}) => (
          <li key={path}>
            <a href={beginnings[path]}>{nameOf(label)}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
