/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/plugin-content-docs" />

declare module '@generated/page-titles/default/pages.json' {
  const pages: import('./plugins/pageTitles').PageTitle[];
  export default pages;
}

declare module '@generated/shelves/default/all.json' {
  const shelves: Readonly<Record<string, import('./config/shelf').Shelf>>;
  export default shelves;
}

declare module '@generated/shelves/default/summaries.json' {
  const summaries: Readonly<Record<string, import('./config/shelf').ShelfSummary>>;
  export default summaries;
}

/** The first address of each section, by its folder. */
declare module '@generated/shelves/default/beginnings.json' {
  const beginnings: Readonly<Record<string, string>>;
  export default beginnings;
}

/** Written by src/plugins/shelves.ts for the browser of a reader. */
declare module '@generated/shelves/default/reader/index' {
  type Shelf = import('./config/shelf').Shelf;

  /** One section: its pages, as address, chunk, loader and name of the sidebar. */
  interface SectionFile {
    readonly pages: readonly (readonly [
      path: string,
      chunk: string,
      load: import('@docusaurus/types').ChunkRegistry['loader'],
      sidebar: string | undefined,
    ])[];
    readonly shelf: Shelf;
    readonly sidebar: readonly import('@docusaurus/plugin-content-docs').PropSidebarItem[];
  }

  /** The chunk of the component that draws a document. */
  export const document: string;
  /** Shelves of the documents outside of all sections. */
  export const loose: Readonly<Record<string, Shelf>>;
  /** The sections, by their folders. */
  export const sections: Readonly<Record<string, () => Promise<SectionFile>>>;
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
  /** The hash of each script that the page names, by its address: src/client/early.ts, src/plugins/opening.ts. */
  integrities?: Readonly<Record<string, string>>;
  /** Trusted Types, as far as src/client/early.ts uses them; TypeScript's own types leave them out. */
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
