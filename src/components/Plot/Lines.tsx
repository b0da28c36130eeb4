import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import type {Across, BarPlot, LinePlot, Upward} from '../../facts/metrics/plots';
import {evenly, pathOf, placeOfDay, placesAcross, placeUp, room, ticksOf} from './geometry';
import {useShow, type Show} from './show';
import styles from './styles.module.css';

const height = room.above + room.plot + room.below;

/** A class for each line of a plot, a zone, a swatch: color and pattern together. */
const lineStyles = [styles.first, styles.second, styles.third];
const zoneStyles = [styles.zoneGood, styles.zoneFair, styles.zoneLow];

/** The numbers at the left. */
function Scale({up, show}: {readonly up: Upward; readonly show: Show}): ReactNode {
  return (
    <svg className={styles.scale} height={height} aria-hidden="true">
      {ticksOf(up).map((tick) => (
        <text key={tick} x="100%" y={placeUp(tick, up) + 4} textAnchor="end">
          {up.tick(show.format, tick)}
        </text>
      ))}
    </svg>
  );
}

function Grid({up}: {readonly up: Upward}): ReactNode {
  return ticksOf(up).map((tick) => (
    <line key={tick} className={styles.grid} x1="0" x2="100%" y1={placeUp(tick, up)} y2={placeUp(tick, up)} />
  ));
}

/** Words under the plot: as many as fit a narrow column. */
function Feet({
  across,
  places,
  show,
}: {
  readonly across: Across;
  readonly places: readonly number[];
  readonly show: Show;
}): ReactNode {
  const chosen = evenly(places, 4);
  return chosen.map((index, position) => {
    const isFirst = position === 0;
    const isLast = position === chosen.length - 1;
    return (
      <text
        key={index}
        x={`${isFirst ? 0 : isLast ? 100 : places[index]}%`}
        y={room.above + room.plot + 19}
        textAnchor={isFirst ? 'start' : isLast ? 'end' : 'middle'}>
        {show.foot(across, index)}
      </text>
    );
  });
}

/** Lines, with their zones, levels and notes. */
export function Lines({plot}: {readonly plot: LinePlot}): ReactNode {
  const show = useShow();
  const {across, up, series, zones = [], levels = [], notes = [], provisional = []} = plot;
  const places = placesAcross(across);
  const days = across.kind === 'day' ? across.at : [];
  return (
    <div className={styles.frame}>
      <Scale up={up} show={show} />
      <svg className={styles.area} height={height} aria-hidden="true">
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
          {zones.map(({name, lower, upper}, index) => (
            <polygon
              key={name.en}
              className={zoneStyles[index]}
              points={[
                pathOf(
                  places,
                  upper.map((value) => placeUp(value, up)),
                ),
                pathOf([...places].reverse(), lower.map((value) => placeUp(value, up)).reverse()),
              ].join(' ')}
            />
          ))}
        </svg>
        <Grid up={up} />
        {levels.map(({name, value}) => (
          <g key={name.en} className={styles.level}>
            <line x1="0" x2="100%" y1={placeUp(value, up)} y2={placeUp(value, up)} />
            <text x="4" y={placeUp(value, up) - 5}>
              {show.text(name)}
            </text>
          </g>
        ))}
        {notes.map(({day}, index) => {
          const place = `${placeOfDay(day, days)}%`;
          return (
            <g key={day} className={styles.note}>
              <line x1={place} x2={place} y1={room.above} y2={room.above + room.plot} />
              <text x={place} y={room.above - 3} textAnchor="middle">
                {index + 1}
              </text>
            </g>
          );
        })}
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" width="100%" height={height}>
          {series.map(({name, values}, index) => (
            <polyline
              key={name.en}
              className={lineStyles[index]}
              points={pathOf(
                places,
                values.map((value) => placeUp(value, up)),
              )}
            />
          ))}
        </svg>
        {series.map(({name, values}, index) =>
          values.map((value, point) => {
            const isOpen = provisional.includes(days[point] ?? '');
            return values.length <= 12 || isOpen ? (
              <circle
                key={`${name.en} ${places[point]}`}
                className={`${lineStyles[index]} ${isOpen ? styles.open : styles.dot}`}
                cx={`${places[point]}%`}
                cy={placeUp(value, up)}
                r={isOpen ? 4.5 : 3}
              />
            ) : null;
          }),
        )}
        <Feet across={across} places={places} show={show} />
      </svg>
    </div>
  );
}

/** What the lines, zones and notes are. */
export function LineLegend({plot}: {readonly plot: LinePlot}): ReactNode {
  const show = useShow();
  const {series, zones = [], notes = [], provisional = []} = plot;
  return (
    <ul className={styles.legend}>
      {series.map(({name}, index) => (
        <li key={name.en}>
          <svg className={styles.swatch} viewBox="0 0 28 12" aria-hidden="true">
            <line className={lineStyles[index]} x1="0" x2="28" y1="6" y2="6" />
          </svg>
          {show.text(name)}
        </li>
      ))}
      {zones.map(({name}, index) => (
        <li key={name.en}>
          <svg className={styles.swatch} viewBox="0 0 28 12" aria-hidden="true">
            <rect className={zoneStyles[index]} width="28" height="12" />
          </svg>
          {show.text(name)}
        </li>
      ))}
      {notes.map(({day, text}, index) => (
        <li key={day}>
          <b className={styles.number}>{index + 1}</b> {show.text(text)} ({show.format.date(day)})
        </li>
      ))}
      {provisional.length > 0 && (
        <li>
          <svg className={styles.swatch} viewBox="0 0 28 12" aria-hidden="true">
            <circle className={`${lineStyles[0]} ${styles.open}`} cx="14" cy="6" r="4.5" />
          </svg>
          <Translate
            id="tables.metrics.plot.provisional"
            description="A point of a plot that may still change">
            Provisional
          </Translate>
        </li>
      )}
    </ul>
  );
}

/** Bars, each with a filled part. */
export function Bars({plot}: {readonly plot: BarPlot}): ReactNode {
  const show = useShow();
  const {across, up, whole, part} = plot;
  const count = whole.values.length;
  const band = 100 / count;
  const bottom = placeUp(up.from, up);
  return (
    <div className={styles.frame}>
      <Scale up={up} show={show} />
      <svg className={styles.area} height={height} aria-hidden="true">
        <Grid up={up} />
        {whole.values.map((value, index) => {
          const x = `${(index + 0.15) * band}%`;
          const top = placeUp(value, up);
          const partTop = placeUp(part.values[index] ?? 0, up);
          return (
            <g key={x}>
              <rect className={styles.whole} x={x} y={top} width={`${0.7 * band}%`} height={bottom - top} />
              <rect
                className={styles.part}
                x={x}
                y={partTop}
                width={`${0.7 * band}%`}
                height={bottom - partTop}
              />
            </g>
          );
        })}
        <Feet across={across} places={whole.values.map((_, index) => (index + 0.5) * band)} show={show} />
      </svg>
    </div>
  );
}

/** What the two shades of a bar are. */
export function BarLegend({plot: {whole, part}}: {readonly plot: BarPlot}): ReactNode {
  const {text} = useShow();
  return (
    <ul className={styles.legend}>
      {[
        {name: whole.name, style: styles.whole},
        {name: part.name, style: styles.part},
      ].map(({name, style}) => (
        <li key={name.en}>
          <svg className={styles.swatch} viewBox="0 0 28 12" aria-hidden="true">
            <rect className={style} x="8" width="12" height="12" />
          </svg>
          {text(name)}
        </li>
      ))}
    </ul>
  );
}
