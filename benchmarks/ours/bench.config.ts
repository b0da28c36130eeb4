import type {Config} from '@docusaurus/types';
import site from './docusaurus.config';

/** This site on the pages of the benchmark, which have no ids of headings: benchmarks/sites.mts copies it beside the real configuration. */
const config: Config = {
  ...site,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {
    ...site.markdown,
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  plugins: site.plugins?.map((plugin) =>
    // The copy has no history.
    Array.isArray(plugin) && 'showLastUpdateTime' in (plugin[1] as object)
      ? [plugin[0], {...(plugin[1] as object), showLastUpdateTime: false}]
      : plugin,
  ),
};

export default config;
