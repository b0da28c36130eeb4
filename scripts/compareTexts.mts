/** For `sort`: by code units, so that the order is the same on every machine, whatever its language. */
export const compareTexts = (a: string, b: string): number => Number(a > b) - Number(a < b);
