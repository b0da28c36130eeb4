/** The plots of the example organization, as pages show them. */
import type {RootContent} from 'mdast';
import {h} from 'hastscript';
import {word} from '../../../config/props';
import {defineElement} from '../defineElement';
import {box, drawing, list, strong, table, type Column, type Content, type LocaleContext} from '../../nodes';
import {formatIn} from '../../../data/metrics/format';
import texts from '../../../data/texts/plots.json';
import {plots, type BuildPlot, type PlotData, type PlotId} from './plots';
import {draw, pointName, share, sign} from './plotSvg';

type Part = BuildPlot['parts'][number];

/** The legend of a line plot: its lines and notes. Other plots have none. */
function legendOf(plot: PlotData, {locale, text}: LocaleContext): Content[] {
  if (plot.kind !== 'line') {
    return [];
  }
  const {date} = formatIn(locale);
  const entry = (mark: ReturnType<typeof sign>, name: string): Content => [drawing(mark), name];
  const {series, notes = []} = plot;
  return [
    ...series.map(({name}, index) => entry(sign('line', index), text(name))),
    ...notes.map(({day, text: note}, index): Content => [
      strong(`${index + 1}`),
      ` ${text(note)} (${date(day)})`,
    ]),
    ...(plot.provisional?.length ? [entry(sign('open'), text(texts.provisional))] : []),
  ];
}

/** The numbers behind a drawing, as a table. */
function numberTable(plot: Exclude<PlotData, BuildPlot>, {locale, text}: LocaleContext): RootContent {
  const format = formatIn(locale);
  if (plot.kind === 'radar') {
    const columns: Column<(typeof plot.axes)[number]>[] = [
      {head: text(plot.head.axis), cell: ({name}) => text(name), rowHead: true},
      {head: text(plot.head.value), cell: ({value}) => format.number(value)},
    ];
    return table(columns, plot.axes);
  }
  const {across, up, series} = plot;

  const columns: Column<unknown>[] = [
    {
      head: text(across.name),
      cell: (_, index) => pointName(across, index, locale, format.date),
      rowHead: true,
    },
    ...series.map(({name, values}) => ({
      head: text(name),
      cell: (_: unknown, index: number) => up.show(format, values[index] ?? 0),
    })),
  ];
  return table<unknown>(columns, across.at);
}

/** Parts that build up to a whole: a table whose bars begin where the one before ended. */
function buildTable({head, parts}: BuildPlot, {locale, text}: LocaleContext): RootContent {
  const format = formatIn(locale);
  const ends = parts.map((_, index) =>
    parts.slice(0, index + 1).reduce((sum, {value, weight}) => sum + value * weight, 0),
  );
  const total = ends.at(-1) ?? 0;
  const rows = parts.map(({name, value, weight}: Part, index) => {
    const part = value * weight;
    return h('tr', [
      h('th', {scope: 'row'}, text(name)),
      h('td', format.number(value, 1)),
      h('td', format.percent(weight * 100, 0)),
      h('td', format.number(part, 2)),
      h('td', share((ends[index] ?? 0) - part, part, weight * 100)),
    ]);
  });
  return drawing(
    h('table', {className: 'plot-build'}, [
      h(
        'thead',
        h('tr', [
          h('th', {scope: 'col'}, text(head.part)),
          h('th', {scope: 'col'}, text(head.value)),
          h('th', {scope: 'col'}, text(head.weight)),
          h('th', {scope: 'col', colSpan: 2}, text(head.contribution)),
        ]),
      ),
      h('tbody', rows),
      h(
        'tfoot',
        h('tr', [
          h('th', {scope: 'row', colSpan: 3}, text(head.total)),
          h('td', format.number(total, 1)),
          h('td', share(0, total, 100)),
        ]),
      ),
    ]),
  );
}

/** A plot: a drawing with a text for those who do not see it, its legend, and its numbers. */
export const Plot = defineElement({id: word(Object.keys(plots) as PlotId[])}, ({id}, context) => {
  const plot: PlotData = plots[id];
  if (plot.kind === 'build') {
    return buildTable(plot, context);
  }
  const values = plot.values(formatIn(context.locale));
  const summary = context
    .text(plot.summary)
    .replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const legend = legendOf(plot, context);
  return box('div', {className: ['plot']}, [
    drawing(h('div', {role: 'img', ariaLabel: summary}, draw(plot, context.locale))),
    ...(legend.length === 0 ? [] : [list(legend, {className: ['plot-legend']})]),
    box('details', {}, [
      box('summary', {}, [{type: 'text', value: context.text(texts.numbersOf)}]),
      numberTable(plot, context),
    ]),
  ]);
});
