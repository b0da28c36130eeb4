/**
 * Every formula of the metrics pages as a pure function. Rates are on 0 to
 * 100, progress, weights and shares on 0 to 1, times in hours, money in US$.
 * Nothing is rounded here: rounding belongs to the display (format.ts). A
 * figure without data is `null`, which is not zero.
 */
import type {KeyResult, Objective} from './exampleOkrs';
import {maturityRules, levels, type Level} from './maturity';
import {okrRules, okrStatuses, tooEarly, type OkrStatusId} from './okrs';
import type {IndicatorValues} from './scoreFormulas';
import type {SquadFigures} from './organization';
import {regularDaysPerWeek, timeSavedRules} from './rules';
import {fewData, highlightChangeFrom, indicators, pulseScale, type LeastData} from './score';

export * from './scoreFormulas';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const clamp = (value: number, from: number, to: number): number => Math.min(to, Math.max(from, value));

/**
 * A part of a whole, on 0 to 100.
 *
 * part ÷ whole × 100. Unit: %. `null` when there is no whole.
 * Source: metrics/introduction, rule 2 of aggregation.
 */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/**
 * One rate of several squads.
 *
 * Σ parts ÷ Σ wholes × 100, never the mean of the rates. Unit: %.
 * Source: metrics/introduction, rule 2 of aggregation.
 */
export function pooledPercent(squads: readonly {part: number; whole: number}[]): number | null {
  return percentOf(sum(squads.map(({part}) => part)), sum(squads.map(({whole}) => whole)));
}

/**
 * The middle of a list: its middle value, or the mean of the two middle ones.
 *
 * Unit: that of the values. `null` for an empty list.
 * Source: metrics/introduction, rule 4 of aggregation.
 */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/**
 * Values of several squads that are not blended: the lowest, the one or two in the middle, the highest.
 *
 * Unit: that of the values.
 * Source: metrics/introduction, rule 5 of aggregation.
 */
export function spread(
  values: readonly number[],
): {lowest: number; middle: number[]; highest: number} | null {
  const sorted = [...values].sort((a, b) => a - b);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  if (lowest === undefined || highest === undefined) {
    return null;
  }
  const first = Math.ceil(sorted.length / 2) - 1;
  const last = Math.floor(sorted.length / 2);
  return {lowest, middle: sorted.slice(first, last + 1), highest};
}

/* AI use: metrics/ai-metrics */

/**
 * Active users ÷ eligible members × 100. Unit: %.
 * Source: metrics/ai-metrics#calculation.
 */
export function adoptionRate(active: number, eligible: number): number | null {
  return percentOf(active, eligible);
}

/**
 * Days on which a regular user was active: 2 in every 7, rounded down. Unit: days.
 * Source: metrics/ai-metrics#calculation.
 */
export function regularUserDays(windowDays: number): number {
  return Math.floor((windowDays * regularDaysPerWeek) / 7);
}

/**
 * Regular users ÷ eligible members × 100. Unit: %.
 * Source: metrics/ai-metrics#calculation.
 */
export function regularUseRate(regular: number, eligible: number): number | null {
  return percentOf(regular, eligible);
}

/**
 * Mean of the active users of each Monday-to-Sunday week. Unit: people.
 * Source: metrics/ai-metrics#calculation.
 */
export function weeklyActiveUsers(activeByWeek: readonly number[]): number | null {
  return activeByWeek.length === 0 ? null : sum(activeByWeek) / activeByWeek.length;
}

/**
 * Accepted suggestions ÷ suggestions shown × 100. Unit: %.
 * Source: metrics/ai-metrics#calculation.
 */
export function suggestionAcceptanceRate(accepted: number, shown: number): number | null {
  return percentOf(accepted, shown);
}

/**
 * Edits accepted by a person ÷ edits decided by a person × 100. Auto-approved edits are in neither. Unit: %.
 * Source: metrics/ai-metrics#calculation.
 */
export function editAcceptanceRate(edits: {
  acceptedByPerson: number;
  rejectedByPerson: number;
}): number | null {
  return percentOf(edits.acceptedByPerson, edits.acceptedByPerson + edits.rejectedByPerson);
}

/**
 * AI-assisted lines, commits or pull requests ÷ counted ones × 100. Unit: %.
 * Source: metrics/ai-metrics#calculation.
 */
export function aiShare(aiAssisted: number, counted: number): number | null {
  return percentOf(aiAssisted, counted);
}

/**
 * AI-assisted lines still there 30 days after the merge ÷ those merged × 100. Unit: %.
 * Source: metrics/ai-metrics#calculation.
 */
export function aiLineRetention(kept: number, merged: number): number | null {
  return percentOf(kept, merged);
}

/** Tokens of one kind and their price. */
export interface TokenUse {
  readonly millions: number;
  readonly usdPerMillion: number;
}

/**
 * Σ tokens of every kind. Unit: millions of tokens.
 * Source: metrics/ai-metrics#calculation.
 */
export function tokensTotal(kinds: readonly TokenUse[]): number {
  return sum(kinds.map(({millions}) => millions));
}

/**
 * Σ tokens of a kind × price of a million of them ÷ 1,000,000. Unit: US$.
 * Source: metrics/ai-metrics#calculation.
 */
export function cost(kinds: readonly TokenUse[]): number {
  return sum(kinds.map(({millions, usdPerMillion}) => millions * usdPerMillion));
}

/**
 * Cost ÷ active users. Unit: US$.
 * Source: metrics/ai-metrics#calculation.
 */
export function costPerActiveUser(costUsd: number, active: number): number | null {
  return active === 0 ? null : costUsd / active;
}

/**
 * Cost of the calendar month so far ÷ monthly budget × 100. Unit: %.
 * Source: metrics/ai-metrics#calculation.
 */
export function budgetUsed(monthToDateUsd: number, budgetUsd: number): number | null {
  return percentOf(monthToDateUsd, budgetUsd);
}

/** The counts of the estimate of time saved. */
export interface TimeSavedInput {
  acceptedSuggestions: number;
  suggestionsNotAccepted: number;
  acceptedEdits: number;
  rejectedEdits: number;
  /** AI line retention, 0 to 1. */
  retention: number;
  platformItems: number;
}

/**
 * [(As × 0.3 + Ae × 3) × R + Ap × 5 − Ns × 0.05 − Nr × 1] ÷ 60, shown as 50% to 150% of it.
 * Unit: hours; `minutes` is the value inside the brackets. May be negative.
 * Source: metrics/ai-metrics#calculation.
 */
export function timeSaved(counts: TimeSavedInput): {
  minutes: number;
  hours: number;
  rangeHours: {low: number; high: number};
} {
  const {minutes: worth, range} = timeSavedRules;
  const written =
    counts.acceptedSuggestions * worth.acceptedSuggestion + counts.acceptedEdits * worth.acceptedEdit;
  const minutes =
    written * counts.retention +
    counts.platformItems * worth.platformItem -
    counts.suggestionsNotAccepted * worth.suggestionNotAccepted -
    counts.rejectedEdits * worth.rejectedEdit;
  const hours = minutes / 60;
  return {minutes, hours, rangeHours: {low: hours * range.low, high: hours * range.high}};
}

/* Delivery, quality and experience: metrics/score */

/**
 * Deployments ÷ (days ÷ 7). Unit: per week.
 * Source: metrics/score#calculation.
 */
function deploymentFrequency(deployments: number, windowDays: number): number {
  return deployments / (windowDays / 7);
}

/**
 * Failed deployments ÷ deployments × 100. Unit: %.
 * Source: metrics/score#calculation.
 */
export function changeFailRate(failed: number, deployments: number): number | null {
  return percentOf(failed, deployments);
}

/**
 * Unplanned deployments made to repair a production problem ÷ deployments × 100. Unit: %.
 * Source: metrics/score#calculation.
 */
function deploymentReworkRate(unplanned: number, deployments: number): number | null {
  return percentOf(unplanned, deployments);
}

/**
 * Scenarios with an approved case ÷ scenarios × 100. Unit: %.
 * Source: metrics/score#calculation.
 */
function criteriaCoverage(covered: number, scenarios: number): number | null {
  return percentOf(covered, scenarios);
}

/**
 * (mean of all answers − 1) ÷ 4 × 100. Unit: 0 to 100.
 * Source: metrics/score#calculation.
 */
export function pulseIndex(sumOfAnswers: number, answers: number): number | null {
  const {from, to} = pulseScale;
  return answers === 0 ? null : ((sumOfAnswers / answers - from) / (to - from)) * 100;
}

/** Whether the data of a squad is enough for an indicator. */
function hasLeastData(least: LeastData, figures: SquadFigures): boolean {
  const {people, suggestions, retention, delivery, pullRequests, coverage, pulse} = figures;
  const counts: Record<Exclude<keyof LeastData, 'regularUsersNot'>, number> = {
    members: people.eligible,
    activeUsers: people.active,
    shown: suggestions.shown,
    lines: retention.merged,
    changes: delivery.changes,
    pullRequests: pullRequests.merged,
    deployments: delivery.deployments,
    failures: delivery.recoveryHours.length,
    scenarios: coverage.scenarios,
    answers: pulse.answers,
  };
  return (
    !least.regularUsersNot?.includes(people.regular) &&
    Object.entries(counts).every(([key, count]) => count >= (least[key as keyof typeof counts] ?? 0))
  );
}

/**
 * The twelve indicators of a squad's window, `null` where there is not enough data.
 *
 * Units: those of the metrics (catalog.ts).
 * Source: metrics/score#calculation.
 */
export function indicatorValues(figures: SquadFigures, windowDays: number): IndicatorValues {
  const {people, suggestions, retention, delivery, pullRequests, coverage, pulse} = figures;
  const values: IndicatorValues = {
    adoption_rate: adoptionRate(people.active, people.eligible),
    regular_use_rate: regularUseRate(people.regular, people.eligible),
    suggestion_acceptance_rate: suggestionAcceptanceRate(suggestions.accepted, suggestions.shown),
    ai_line_retention_30d: aiLineRetention(retention.kept, retention.merged),
    change_lead_time: delivery.leadTimeMedianHours,
    deployment_frequency: deploymentFrequency(delivery.deployments, windowDays),
    first_review_time: pullRequests.firstReviewMedianHours,
    change_fail_rate: changeFailRate(delivery.failed, delivery.deployments),
    deployment_rework_rate: deploymentReworkRate(delivery.unplanned, delivery.deployments),
    failed_deployment_recovery_time: median(delivery.recoveryHours),
    criteria_coverage: criteriaCoverage(coverage.covered, coverage.scenarios),
    pulse_index: pulseIndex(pulse.sum, pulse.answers),
  };
  const unfit = indicators.filter(({least}) => !hasLeastData(least, figures));
  return {...values, ...Object.fromEntries(unfit.map(({id}) => [id, null]))};
}

/**
 * Which delivery figures come from so few items that they jump.
 *
 * Source: metrics/score#calculation.
 */
export function fewDataMarks(delivery: SquadFigures['delivery']): {deployments: boolean; recovery: boolean} {
  const failures = delivery.recoveryHours.length;
  return {
    deployments: delivery.deployments < fewData.deploymentsUnder,
    recovery: failures > 0 && failures < fewData.failuresUnder,
  };
}

/**
 * Whether a change of the score is more than noise. Unit: points.
 * Source: metrics/score#reading.
 */
export function isHighlighted(change: number): boolean {
  return Math.abs(change) >= highlightChangeFrom;
}

/* Squad maturity: metrics/squad-maturity */

/**
 * Highest level L such that every criterion from 2 to L is Met; 1 otherwise.
 *
 * Unit: level, 1 to 5.
 * Source: metrics/squad-maturity#calculation.
 */
export function areaLevel(met: Record<Exclude<Level, 1>, boolean>): Level {
  const firstGap = levels.find(({level}) => level !== 1 && !met[level]);
  return firstGap === undefined ? 5 : ((firstGap.level - 1) as Level);
}

/**
 * Highest level L such that at least 5 of the 6 areas are at L or above and none is below L − 1.
 *
 * Unit: level, 1 to 5.
 * Source: metrics/squad-maturity#calculation.
 */
export function squadLevel(areaLevels: readonly Level[]): Level {
  const {areasNeeded, lowestAllowedBelow} = maturityRules;
  const reached = levels.findLast(
    ({level}) =>
      areaLevels.filter((area) => area >= level).length >= areasNeeded &&
      areaLevels.every((area) => area >= level - lowestAllowedBelow),
  );
  return reached?.level ?? 1;
}

/**
 * Mean of the six area levels. Unit: 1 to 5.
 * Source: metrics/squad-maturity#calculation.
 */
export function maturityIndex(areaLevels: readonly Level[]): number | null {
  return areaLevels.length === 0 ? null : sum(areaLevels) / areaLevels.length;
}

/* OKRs: metrics/okrs */

/**
 * Progress of a key result of the kinds Increase and Decrease, before it is cut to 0–1.
 *
 * (current − start) ÷ (target − start). Unit: 0 to 1; negative when it goes backwards.
 * Source: metrics/okrs#calculation.
 */
export function rawProgress(current: number, start: number, target: number): number {
  return (current - start) / (target - start);
}

/** Value of a key result's reading: the number itself, or the percentage of its counts. */
function reading(value: number | {covered: number; scenarios: number}): number {
  return typeof value === 'number' ? value : (criteriaCoverage(value.covered, value.scenarios) ?? 0);
}

/**
 * Progress of a key result after the first `weeks` readings. `null` when no week is complete.
 *
 * Increase, Decrease: (current − start) ÷ (target − start); Maintain: weeks inside the limit ÷ complete weeks;
 * Milestone: weight of the steps done ÷ weight of all steps. Unit: 0 to 1.
 * Source: metrics/okrs#calculation.
 */
export function keyResultProgress(keyResult: KeyResult, weeks: number): number | null {
  if (keyResult.kind === 'maintain') {
    const complete = keyResult.weekly.slice(0, weeks).filter((week) => week !== null);
    const inside = complete.filter(
      ({failed, deployments}) => (changeFailRate(failed, deployments) ?? 0) <= keyResult.limit,
    );
    return complete.length === 0 ? null : inside.length / complete.length;
  }
  if (keyResult.kind === 'milestone') {
    const done = keyResult.weekly[weeks - 1];
    return done === undefined ? null : clamp(done / keyResult.steps, 0, 1);
  }
  const last = keyResult.weekly[weeks - 1];
  return last === undefined
    ? null
    : clamp(rawProgress(reading(last), keyResult.start, keyResult.target), 0, 1);
}

/**
 * Days gone ÷ days of the cycle; 1 for Maintain, which should hold from the first week. Unit: 0 to 1.
 * Source: metrics/okrs#calculation.
 */
export function expectedProgress(kind: KeyResult['kind'], daysGone: number, cycleDays: number): number {
  return kind === 'maintain' ? okrRules.maintainExpected : daysGone / cycleDays;
}

/**
 * Status by the ratio of progress to expected progress; Too early in the first 14 days.
 *
 * Source: metrics/okrs#calculation.
 */
export function okrStatus(ratio: number, daysGone: number): OkrStatusId {
  return daysGone <= tooEarly.days
    ? tooEarly.id
    : (okrStatuses.find(({from}) => ratio >= from)?.id ?? 'off_track');
}

/** Progress of an objective or a key result beside what was expected. */
export interface OkrReading {
  /** 0 to 1. */
  progress: number;
  /** 0 to 1. */
  expected: number;
  /** progress ÷ expected. */
  ratio: number;
  status: OkrStatusId;
}

/**
 * Progress, expected progress and status of an objective after the first `weeks` readings.
 *
 * Σ weight × progress and Σ weight × expected progress of its key results, each divided by Σ weight;
 * a key result without a complete week is left out. Weights are equal by default. Unit: 0 to 1.
 * Source: metrics/okrs#calculation.
 */
export function objectiveReading(
  {keyResults}: Pick<Objective, 'keyResults'>,
  weeks: number,
  {daysGone, cycleDays}: {daysGone: number; cycleDays: number},
  weights: readonly number[] = keyResults.map(() => 1 / keyResults.length),
): OkrReading {
  const known = keyResults.flatMap((keyResult, index) => {
    const progress = keyResultProgress(keyResult, weeks);
    const expected = expectedProgress(keyResult.kind, daysGone, cycleDays);
    return progress === null ? [] : [{weight: weights[index] ?? 0, progress, expected}];
  });
  const weight = sum(known.map((item) => item.weight));
  const progress = sum(known.map((item) => item.weight * item.progress)) / weight;
  const expected = sum(known.map((item) => item.weight * item.expected)) / weight;
  const ratio = progress / expected;
  return {progress, expected, ratio, status: okrStatus(ratio, daysGone)};
}

/* Alliances: metrics/alliance-vision */

/**
 * Σ (squad score × eligible members) ÷ Σ eligible members, over the squads with a score.
 *
 * Unit: points, 0 to 100; always shown with its range.
 * Source: metrics/alliance-vision#calculation.
 */
export function allianceScore(
  squads: readonly {score: number; eligible: number}[],
): {score: number; weightedSum: number; range: [number, number]} | null {
  const eligible = sum(squads.map((squad) => squad.eligible));
  if (eligible === 0) {
    return null;
  }
  const weightedSum = sum(squads.map(({score, eligible: members}) => score * members));
  const scores = squads.map(({score}) => score);
  return {score: weightedSum / eligible, weightedSum, range: [Math.min(...scores), Math.max(...scores)]};
}

/**
 * Squads in state Complete ÷ active squads × 100. Unit: %.
 * Source: metrics/alliance-vision#calculation.
 */
export function dataCompleteness(complete: number, activeSquads: number): number | null {
  return percentOf(complete, activeSquads);
}

/**
 * Days from the first day of a cycle to a day, both included. Unit: days.
 * Source: metrics/okrs#calculation.
 */
export function daysGone(cycleStart: string, day: string): number {
  return (Date.parse(day) - Date.parse(cycleStart)) / 86_400_000 + 1;
}
