/**
 * What a page is made of: MDX that parses, registered components, known callouts.
 */
import type {Finding, Page} from './types.mts';

const callouts = ['note', 'tip', 'info', 'warning', 'danger'];

/** Syntax of one page. */
export function checkSyntax(page: Page, components: readonly string[]): Finding[] {
  const {file} = page;
  return [
    ...page.problems,
    ...page.callouts
      .filter(({kind}) => !callouts.includes(kind))
      .map(({kind, line}) => ({file, line, came: `the callout :::${kind}`, allowed: callouts.join(', ')})),
    ...page.components
      .filter(({name}) => !components.includes(name))
      .map(({name, line}) => ({
        file,
        line,
        came: `the component <${name}>`,
        allowed: 'the components of /authors/components under npm start',
      })),
  ];
}
