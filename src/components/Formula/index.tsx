import {useMemo, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../useLocalized';
import {formulas, symbolsOf, type FormulaId} from '../../facts/metrics/notation';
import {symbols} from '../../facts/metrics/symbols';
import {oneOf} from '../../config/props';
import {useFormat} from '../useFormat';
import MathTree, {MathSymbol, type MathLanguage} from './MathTree';
import styles from './styles.module.css';

export interface Props {
  /** A formula of src/facts/metrics/notation.ts, or several that share a table of letters, parted by spaces. */
  readonly id: string;
}

const known = Object.keys(formulas) as FormulaId[];

/** Words and numbers of the formulas in the language of the page. */
function useMathLanguage(): MathLanguage {
  const {short} = useFormat();
  const text = useLocalized();
  return useMemo(() => ({text, number: short}), [short, text]);
}

/** Formulas as MathML, each under its name and read aloud in words, and what their letters mean. */
export default function Formula({id}: Props): ReactNode {
  const language = useMathLanguage();
  const ids = String(id).split(/\s+/);
  const list = ids.map((one) => formulas[oneOf('Formula', 'id', one, known)]);
  return (
    <div className={styles.formulas}>
      <dl className={styles.list}>
        {list.map(({name, spoken, result, expression}, index) => (
          <div key={ids[index]} className={styles.formula}>
            <dt>{language.text(name)}</dt>
            <dd>
              <math displaystyle="true" aria-label={language.text(spoken)}>
                <mrow>
                  {result && <MathSymbol id={result} />}
                  <mo>=</mo>
                  <MathTree tree={expression} language={language} />
                </mrow>
              </math>
            </dd>
          </div>
        ))}
      </dl>
      <table className={styles.letters}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="tables.metrics.formula.letter" description="Column: a letter of a formula">
                Letter
              </Translate>
            </th>
            <th scope="col">
              <Translate id="tables.metrics.formula.meaning" description="Column: what a letter stands for">
                Meaning
              </Translate>
            </th>
            <th scope="col">
              <Translate id="tables.metrics.unit" description="Column: unit of a figure">
                Unit
              </Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {symbolsOf(list).map((symbol) => (
            <tr key={symbol}>
              <td>
                <math>
                  <MathSymbol id={symbol} />
                </math>
              </td>
              <td>{language.text(symbols[symbol].meaning)}</td>
              <td>{language.text(symbols[symbol].unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
