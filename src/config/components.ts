/**
 * Components that a page imports when it uses them (src/markdown/components.ts):
 * in the registry of src/theme/MDXComponents.tsx every page would carry them.
 * The name in a page is the name of the folder in src/components/.
 */
export const pageComponents = ['Formula', 'ProviderTable'] as const;
