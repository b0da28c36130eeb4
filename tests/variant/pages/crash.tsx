/** The same within the layout: its content breaks, and is whole again once the error is reset. */
import type {ReactNode} from 'react';
import Layout from '@theme/Layout';
import CrashOutside from './crash-outside';

export default function Crash(): ReactNode {
  return (
    <Layout title="Crash">
      <CrashOutside />
    </Layout>
  );
}
