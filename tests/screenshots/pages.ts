/** A page of each important kind, and the place on it that shows what the kind is made of. */
export interface Subject {
  /** Of its pictures and of its test. */
  name: string;
  /** Address below the base of a language; `#` and a heading's id where the picture starts there. */
  address: string;
  /** What has to be there before the picture is taken, on pages that are rendered in the browser. */
  ready?: string;
}

export const subjects: readonly Subject[] = [
  {name: 'home', address: ''},
  {name: 'first-task', address: 'getting-started/your-first-task'},
  {name: 'no-sidebar', address: 'getting-started/connecting-api-provider'},
  {name: 'long-guide', address: 'troubleshooting/introduction'},
  {name: 'tool', address: 'features/tools/apply-diff#parameters'},
  {name: 'provider', address: 'providers/openai'},
  {name: 'provider-table', address: 'basic-usage/connecting-providers#all-providers'},
  {name: 'mcp', address: 'features/mcp/using-mcp-in-product-code#first-server'},
  {name: 'platform', address: 'platform/introduction'},
  {name: 'troubleshooting', address: 'troubleshooting/limit-rate-exceeded'},
  {name: 'faq', address: 'faq'},
  {name: 'legal', address: 'terms-and-conditions/privacy-policy'},
  {name: 'results', address: 'search?q=checkpoint', ready: 'main li p mark'},
  {name: 'not-found', address: 'features/checkpoint', ready: '[aria-labelledby="nearest-pages"]'},
  {name: 'approval', address: 'features/auto-approving-actions#commands'},
  {name: 'screen-of-the-editor', address: 'basic-usage/the-chat-interface#example'},
  {name: 'screen-of-the-platform', address: 'platform/requirements#what-you-can-do'},
  {name: 'diagram', address: 'basic-usage/how-tools-work#one-call'},
  {name: 'calculator', address: 'advanced-usage/rate-limits-costs#worked-example'},
];

/** Windows: a phone, a tablet, a desktop. */
export const windows = [
  {width: 360, height: 720},
  {width: 768, height: 1024},
  {width: 1440, height: 900},
] as const;

export const modes = ['light', 'dark'] as const;
export type Mode = (typeof modes)[number];
