/** The Network Information API, as far as it is used. */
interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether nothing may be fetched ahead: the connection is slow (2g), or the reader saves data. False where it is not
 * known, as in Firefox and Safari.
 */
export function isConstrained(): boolean {
  const {connection} = navigator as Navigator & {connection?: NetworkInformation};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
