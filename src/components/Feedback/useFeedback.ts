import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Section} from '@site/src/client/currentSection';
import {useContact} from '@site/src/client/siteContext';
import {feedbackLinks} from './links';

/** Makes the addresses of a message about the page, or about a section of it. */
export function useFeedback(): (section?: Section) => ReturnType<typeof feedbackLinks> {
  const {siteConfig, i18n} = useDocusaurusContext();
  const {metadata} = useDoc();
  const contact = useContact();
  return (section) =>
    feedbackLinks(
      {
        title: translate(
          {
            id: 'feedback.subject',
            message: 'Documentation: {title}',
            description: 'Subject of a message about a page; its title',
          },
          {title: metadata.title},
        ),
        details: [
          [
            translate({
              id: 'feedback.address',
              message: 'Page',
              description: 'Before the address of the page, in a message about it',
            }),
            siteConfig.url + metadata.permalink + (section?.hash ?? ''),
          ],
          ...(section
            ? [
                [
                  translate({
                    id: 'feedback.section',
                    message: 'Section',
                    description: 'Before a heading of the page, in a message about it',
                  }),
                  section.heading,
                ] as const,
              ]
            : []),
          [
            translate({
              id: 'feedback.language',
              message: 'Language',
              description: 'Before the language of the page, in a message about it',
            }),
            i18n.localeConfigs[i18n.currentLocale]?.label ?? i18n.currentLocale,
          ],
          [
            translate({
              id: 'feedback.version',
              message: 'Version',
              description: 'Before the version that the pages describe, in a message about one',
            }),
            contact.version,
          ],
        ],
      },
      contact,
    );
}
