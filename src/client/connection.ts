/** What browsers that know it tell of the network. */
interface NetworkInformation {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Whether nothing may be fetched before it is asked for: the line is slow, or the reader saves data.
 * Firefox and Safari say nothing of the connection.
 */
export function isConstrained(): boolean {
  const {connection} = navigator as Navigator & {connection?: NetworkInformation};
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}
