import type {ReactNode} from 'react';
import type {RadarPlot} from '../../facts/metrics/plots';
import {inTwoLines, radarPoint} from './geometry';
import {useShow} from './show';
import styles from './styles.module.css';

const size = {x: 344, y: 264};
const radius = 80;

/** Values on axes round a centre, joined to a shape. */
export default function Radar({plot: {axes, to}}: {readonly plot: RadarPlot}): ReactNode {
  const {text} = useShow();
  const at = (index: number, value: number) => radarPoint(index, axes.length, (value / to) * radius);
  const corners = (values: readonly number[]) =>
    values
      .map((value, index) => at(index, value))
      .map(({x, y}) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  return (
    <svg
      className={styles.radar}
      viewBox={`${-size.x / 2} ${-size.y / 2} ${size.x} ${size.y}`}
      aria-hidden="true">
      {Array.from({length: to}, (_, index) => index + 1).map((ring) => (
        <polygon key={ring} className={styles.ring} points={corners(axes.map(() => ring))} />
      ))}
      {axes.map(({name, value}, index) => {
        const end = at(index, to);
        const label = radarPoint(index, axes.length, radius + 12);
        const lines = inTwoLines(text(name));
        const top = label.y > 1 ? 8 : label.y < -1 ? -12 * (lines.length - 1) : 4 - 6 * (lines.length - 1);
        return (
          <g key={name.en}>
            <line className={styles.ring} x2={end.x} y2={end.y} />
            <circle className={styles.corner} cx={at(index, value).x} cy={at(index, value).y} r="4" />
            <text y={label.y + top} textAnchor={label.x > 1 ? 'start' : label.x < -1 ? 'end' : 'middle'}>
              {lines.map((line, number) => (
                <tspan key={line} x={label.x} dy={number === 0 ? 0 : 14}>
                  {line}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
      <polygon className={styles.shape} points={corners(axes.map(({value}) => value))} />
    </svg>
  );
}
