/** A document as a link shows it. */
export interface PageLink {
  readonly id: string;
  /** Address, base URL included. */
  readonly to: string;
  readonly title: string;
}
