/** A page that works until its button is pressed, and works again once the error is reset. */
import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

let isBroken = false;

function Bomb(): ReactNode {
  if (isBroken) {
    isBroken = false;
    throw new Error('The page broke', {cause: new Error('Somebody pressed the button')});
  }
  return <p>All is well.</p>;
}

export default function Crash(): ReactNode {
  const [, setPresses] = useState(0);
  return (
    <Layout title="Crash">
      <main>
        <Bomb />
        <button
          type="button"
          onClick={() => {
            isBroken = true;
            setPresses((presses) => presses + 1);
          }}>
          Break it
        </button>
      </main>
    </Layout>
  );
}
