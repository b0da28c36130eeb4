/** What plugins hand to all pages; a test replaces it. */
export const usePluginData = (): unknown => undefined;
