/** A page without the layout that breaks when its button is pressed: the last resort has to catch it. */
import {useState, type ReactNode} from 'react';

export default function CrashOutside(): ReactNode {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) {
    throw new Error('The page broke', {cause: new Error('Somebody pressed the button')});
  }
  return (
    <main>
      <button type="button" onClick={() => setIsBroken(true)}>
        Break it
      </button>
    </main>
  );
}
