/** The MathML elements that formulas use; React's own types leave them out. */
import type {AriaAttributes, ReactNode} from 'react';

interface MathAttributes extends AriaAttributes {
  children?: ReactNode;
  key?: string | number;
  displaystyle?: 'true';
  mathvariant?: 'normal';
  movablelimits?: 'true' | 'false';
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      math: MathAttributes;
      mfrac: MathAttributes;
      mi: MathAttributes;
      mn: MathAttributes;
      mo: MathAttributes;
      mrow: MathAttributes;
      msub: MathAttributes;
      mtext: MathAttributes;
      munder: MathAttributes;
    }
  }
}
