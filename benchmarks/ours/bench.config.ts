import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
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
  presets: site.presets?.map((preset) => {
    const [name, options] = preset as [string, Options];
    // The copy has no history.
    const docs = {...options.docs, showLastUpdateTime: false};
    return [name, {...options, docs} satisfies Options] as [string, object];
  }),
};

export default config;
