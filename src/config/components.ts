/**
 * Components that a page imports when it uses them (src/markdown/components.ts):
 * in the registry of src/theme/MDXComponents.tsx every page would carry them.
 * The name in a page is the name of the folder in src/components/.
 */
export const pageComponents = ['Path', 'ProviderTable', 'System'] as const;

/** What src/markdown/formulas.ts draws: formulas, and the table of their letters round them. */
export const formulaElements = ['Formulas', 'Formula'] as const;
