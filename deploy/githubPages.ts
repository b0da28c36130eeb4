/** The site on GitHub Pages, which sends no headers of ours. */
import {made, type Recipe} from './table';

/** What a page can say itself, where the host sends no headers of ours; the rest of a policy is for headers only. */
export const policyForPages = (policy: string): string =>
  policy
    .split('; ')
    .filter((directive) => !/^(?:frame-ancestors|report-to|report-uri|sandbox)\b/.test(directive))
    .join('; ');

/**
 * A page with the policy in its head, before anything that it speaks of.
 *
 * @throws Error when the page has no head to put it in
 */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyForPages(policy)}">`;
  if (html.includes(meta)) {
    return html;
  }
  const place = /<meta charset=["']?utf-8["']?\s*\/?>/i.exec(html);
  if (!place || html.includes('http-equiv="Content-Security-Policy"')) {
    throw new Error(
      place ? 'it has a policy already, another one: build again' : 'it does not begin with its charset',
    );
  }
  const end = place.index + place[0].length;
  return html.slice(0, end) + meta + html.slice(end);
}

/** For GitHub Pages: a workflow that builds and publishes. */
export function githubPages(): Recipe {
  return {
    'pages.yml': `# ${made('github-pages')}
# Put it into .github/workflows/; in the repository's settings, Pages are published by "GitHub Actions".
name: Publish

on:
  push:
    branches: [main]

permissions:
  contents: read
  pages: write
  id-token: write

concurrency:
  group: pages

jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: \${{ steps.publish.outputs.page_url }}
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version: 22
          cache: npm
      - run: npm ci --ignore-scripts
      - run: npm run build
      - run: npm run deploy:files -- github-pages
      - uses: actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0
        with:
          path: build
          # .well-known and .nojekyll.
          include-hidden-files: true
      - id: publish
        uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0
`,
  };
}
