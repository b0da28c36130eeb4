import type {ReactNode} from 'react';
import type {Localized} from '../../facts/localized';
import {functionNames, type Expression} from '../../facts/metrics/notation';
import {symbols, type SymbolId} from '../../facts/metrics/symbols';

/** What a formula needs of the language of the page. */
export interface MathLanguage {
  text: (text: Localized) => string;
  number: (value: number) => string;
}

/** A letter with what stands low behind it. */
export function MathSymbol({id}: {readonly id: SymbolId}): ReactNode {
  const {letter, sub} = symbols[id];
  return sub === undefined ? (
    <mi>{letter}</mi>
  ) : (
    <msub>
      <mi>{letter}</mi>
      {/^\d+$/.test(sub) ? <mn>{sub}</mn> : <mi>{sub}</mi>}
    </msub>
  );
}

const closing = {'(': ')', '{': '}'} as const;

/** Draws the tree of a formula as MathML. */
export default function MathTree({
  tree,
  language,
}: {
  readonly tree: Expression;
  readonly language: MathLanguage;
}): ReactNode {
  const draw = (part: Expression) => <MathTree tree={part} language={language} />;
  switch (tree.kind) {
    case 'symbol':
      return <MathSymbol id={tree.id} />;
    case 'number':
      return <mn>{`${language.number(tree.value)}${tree.percent ? '%' : ''}`}</mn>;
    case 'operator':
      return <mo>{tree.sign}</mo>;
    case 'index':
      return <mi>{tree.letter}</mi>;
    case 'words':
      // MathML takes spaces at the ends of a text away.
      return <mtext>{`\u00a0${language.text(tree.text)}\u00a0`}</mtext>;
    case 'row':
      return (
        <mrow>
          {tree.fence && <mo>{tree.fence}</mo>}
          {tree.of.map((part, index) => (
            <MathTree key={index} tree={part} language={language} />
          ))}
          {tree.fence && <mo>{closing[tree.fence]}</mo>}
        </mrow>
      );
    case 'fraction':
      return (
        <mfrac>
          {draw(tree.over)}
          {draw(tree.under)}
        </mfrac>
      );
    case 'sum':
      return (
        // In a fraction too, the sign is large and the index stands below it.
        <mrow displaystyle="true">
          <munder>
            <mo movablelimits="false">∑</mo>
            {draw(tree.below)}
          </munder>
          {draw(tree.of)}
        </mrow>
      );
    case 'call': {
      const name = <mi mathvariant="normal">{language.text(functionNames[tree.name])}</mi>;
      return (
        <mrow>
          {tree.below ? (
            <munder>
              {name}
              {draw(tree.below)}
            </munder>
          ) : (
            name
          )}
          <mo>{'\u2061'}</mo>
          {draw(tree.of)}
        </mrow>
      );
    }
  }
}
