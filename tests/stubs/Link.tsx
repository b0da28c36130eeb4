/** Stands in for Docusaurus' Link in unit tests: an anchor. */
import type {ReactNode} from 'react';

export default function Link({to, children}: {readonly to: string; readonly children: ReactNode}): ReactNode {
  return <a href={to}>{children}</a>;
}
