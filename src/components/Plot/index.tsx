import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {plots, type PlotData, type PlotId} from '../../facts/metrics/plots';
import {oneOf} from '../../config/props';
import RowHead from '../RowHead';
import Build from './Build';
import {BarLegend, Bars, LineLegend, Lines} from './Lines';
import Radar from './Radar';
import {useShow} from './show';
import styles from './styles.module.css';

export interface Props {
  /** A plot of src/facts/metrics/plots.ts. */
  readonly id: PlotId;
}

const known = Object.keys(plots) as PlotId[];

interface Numbers {
  head: string[];
  rows: string[][];
}

/** The numbers of a plot as rows. A build plot is a table already. */
function useNumbers(plot: PlotData): Numbers | undefined {
  const {text, format, row} = useShow();
  if (plot.kind === 'build') {
    return undefined;
  }
  if (plot.kind === 'radar') {
    return {
      head: [text(plot.head.axis), text(plot.head.value)],
      rows: plot.axes.map(({name, value}) => [text(name), format.number(value)]),
    };
  }
  const series = plot.kind === 'line' ? plot.series : [plot.whole, plot.part];
  return {
    head: [text(plot.across.name), ...series.map(({name}) => text(name))],
    rows: plot.across.at.map((_, index) => [
      row(plot.across, index),
      ...series.map(({values}) => plot.up.show(format, values[index] ?? 0)),
    ]),
  };
}

/** The same numbers as text, behind a line that opens them. */
function NumberTable({head, rows}: Numbers): ReactNode {
  return (
    <details className={styles.numbers}>
      <summary>
        <Translate id="tables.metrics.plot.numbers" description="Opens the numbers behind a plot">
          The numbers of this picture
        </Translate>
      </summary>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <RowHead>{name}</RowHead>
              {cells.map((cell, index) => (
                <td key={head[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** Fills `{name}` in a text. */
const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

/** A plot of the example organization: a drawing with a text for those who do not see it, and its numbers. */
export default function Plot({id}: Props): ReactNode {
  const {text, format} = useShow();
  const plot: PlotData = plots[oneOf('Plot', 'id', id, known)];
  const numbers = useNumbers(plot);
  const summary = fill(text(plot.summary), plot.values(format));
  if (plot.kind === 'build') {
    return <Build plot={plot} />;
  }
  return (
    <div className={styles.plot}>
      <div role="img" aria-label={summary}>
        {plot.kind === 'line' && <Lines plot={plot} />}
        {plot.kind === 'bars' && <Bars plot={plot} />}
        {plot.kind === 'radar' && <Radar plot={plot} />}
      </div>
      {plot.kind === 'line' && <LineLegend plot={plot} />}
      {plot.kind === 'bars' && <BarLegend plot={plot} />}
      {numbers && <NumberTable {...numbers} />}
    </div>
  );
}
