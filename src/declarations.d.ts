/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />

/** All documents in reading order: written by src/plugins/docs. */
declare module '@generated/docusaurus-plugin-content-docs/default/pages.json' {
  const pages: readonly import('./config/pages').PageLink[];
  export default pages;
}

/** The first address of each section, by its folder. */
declare module '@generated/docusaurus-plugin-content-docs/default/beginnings.json' {
  const beginnings: Readonly<Record<string, string>>;
  export default beginnings;
}

/** The sidebar, for the results page. */
declare module '@generated/docusaurus-plugin-content-docs/default/sidebar.json' {
  const sidebar: {
    readonly name: string;
    readonly items: import('@docusaurus/plugin-content-docs').PropSidebar;
  };
  export default sidebar;
}

declare module '@generated/calculators/default/MessageBox.json' {
  const texts: Readonly<
    Record<keyof typeof import('./components/calculators/MessageBox/words.en.json'), string>
  >;
  export default texts;
}

/** Written by src/components/calculators/texts.ts: what a calculator says, in the language of the build. */
declare module '@generated/calculators/default/*.json' {
  const texts: unknown;
  export default texts;
}

declare module '@easyops-cn/docusaurus-search-local' {
  /** What the plugin needs of a Joi schema. */
  interface Schema {
    validate(options: object): {error?: Error; value: object};
  }
  // The package's own types leave these out.
  export default function searchLocal(
    context: import('@docusaurus/types').LoadContext,
    options: object,
  ): import('@docusaurus/types').Plugin;
  export function validateOptions(params: {
    options: object;
    validate: (schema: Schema, options: object) => object;
  }): object;
}

declare module 'nprogress' {
  /** What src/client/progressBar.ts touches; the package brings no types. */
  interface Settings {
    minimum: number;
    speed: number;
    trickleSpeed: number;
    barSelector: string;
    template: string;
  }
  interface Nprogress {
    configure(settings: Settings): void;
    start: () => Nprogress;
    done: () => Nprogress;
  }
  const nprogress: Nprogress;
  export default nprogress;
}

interface Window {
  /** The hash of each script that the page names, by its address: src/client/bootScript.ts, src/plugins/docusaurusInternals. */
  integrities?: Readonly<Record<string, string>>;
  /** Trusted Types, as far as src/client/bootScript.ts uses them; TypeScript's own types leave them out. */
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: {
        createHTML: (html: string) => string | null;
        createScriptURL: (url: string) => string | null;
      },
    ): unknown;
  };
}
