/** A page whose content breaks when its button is pressed, and is whole again once the error is reset. */
import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

function Fragile(): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    throw new Error('The page broke', {cause: new Error('Somebody pressed the button')});
  }
  return (
    <main>
      <p>All is well.</p>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break it
      </button>
    </main>
  );
}

export default function Crash(): ReactNode {
  return (
    <Layout title="Crash">
      <Fragile />
    </Layout>
  );
}
