/** What the screens of several pages are drawn with. */
import type {Localized} from '../../localized';
import {checkoutUse} from '../../metrics/checkout';
import {budgetUsed} from '../../metrics/formulas';
import type {OkrStatusId} from '../../metrics/okrs';
import {measuredSquad, organization} from '../../metrics/organization';
import {dataStates} from '../../metrics/score';
import {icon} from '../icons';
import {button, chip, div, frame, mark, span, strong, type Part, type Tone} from '../parts';
import {page, type Ink} from '../screen';
import {both, label, same} from '../words';

/** The squad that the examples follow. */
export const checkout = measuredSquad('CHK');

/** The mark of numbers that may still change. */
export const provisional = both('Provisional', 'Provisório');

const platform = same('{product.platform}');

/** The address of the person whose days the examples follow. */
export const davi = `davi.okoye@${organization.domain}`;

/** A card in the middle of an empty page, before or outside the menu. */
export const alone = ({t}: Ink, title: Localized, ...parts: Part[]): Part =>
  frame(
    [span('brand'), strong(t(platform))],
    div('page middle', div('card form', div('title', t(title)), ...parts)),
  );

/** Its counts of the window. */
export const {figures} = checkout;

/** The squad that begins on the page about teams. */
export const loyalty = both('Loyalty', 'Fidelidade');

/** A number with its sign. */
export const signed = (format: Ink['format'], value: number, digits = 1): string =>
  `${value > 0 ? '+' : ''}${format.number(value, digits)}`;

/** The controls that every page of metrics has on top. */
export const controls = ({t, format}: Ink, marks = false): Part =>
  div(
    'row',
    span(
      'input',
      `${format.shortDate(organization.window.start)}–${format.shortDate(organization.window.end)}`,
      icon('down'),
    ),
    marks ? mark(1) : null,
    span(
      'input',
      span('value', t(label('Compare with')), ': ', t(both('previous', 'anterior'))),
      icon('down'),
    ),
    marks ? mark(2) : null,
    span(
      'end',
      chip(t(dataStates.complete), 'good'),
      ' ',
      chip(t(provisional)),
      marks ? [' ', mark(3)] : null,
    ),
  );

/** A page of the metrics. */
export const metricsPage = (
  ink: Ink,
  title: string,
  unit: Localized,
  person: 'Bruno Teles' | 'Célia Nakata',
  ...parts: Part[]
): Part =>
  page(
    ink,
    {
      entry: 'metrics',
      title: [ink.t(label('Metrics')), ' → ', ink.t(label(title))],
      unit,
      person,
      actions: button(ink.t(label('Export'))),
    },
    ...parts,
  );

/** The month's budget that Checkout has used, in per cent. */
export const budget = budgetUsed(checkoutUse.monthToDateUsd, checkoutUse.budgetUsd) ?? 0;

/** Colors of the statuses of an objective. */
export const statusTones: Record<OkrStatusId, Tone | undefined> = {
  on_track: 'good',
  at_risk: 'warn',
  off_track: 'bad',
  too_early: undefined,
};
