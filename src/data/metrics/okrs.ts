import type {Localized} from '../localized';

/** Kinds of key result, by how their progress is measured. */
export const keyResultKinds = {
  increase: {en: 'Increase', 'pt-BR': 'Aumentar'},
  decrease: {en: 'Decrease', 'pt-BR': 'Reduzir'},
  maintain: {en: 'Maintain', 'pt-BR': 'Manter'},
  milestone: {en: 'Milestone', 'pt-BR': 'Marco'},
} as const satisfies Record<string, Localized>;

/** Statuses of a key result or an objective, by the ratio of progress to expected progress. */
export const okrStatuses = [
  {id: 'on_track', from: 0.9, name: {en: 'On track', 'pt-BR': 'No ritmo'}},
  {id: 'at_risk', from: 0.6, name: {en: 'At risk', 'pt-BR': 'Em risco'}},
  {id: 'off_track', from: 0, name: {en: 'Off track', 'pt-BR': 'Fora do ritmo'}},
] as const satisfies readonly {id: string; from: number; name: Localized}[];

/** The status of the first days, when a ratio says nothing yet. */
export const tooEarly = {id: 'too_early', days: 14, name: {en: 'Too early', 'pt-BR': 'Cedo demais'}} as const;

export type OkrStatusId = (typeof okrStatuses)[number]['id'] | (typeof tooEarly)['id'];

export const okrRules = {
  /** Days without a check-in after which a key result is Stale. */
  staleDays: 14,
  /** A key result of the kind Maintain should hold from the first week. */
  maintainExpected: 1,
  /** On track with a confidence up to this shows "Look closer". */
  lowConfidence: 3,
  /** Part of the cycle in which a target may change without a reason. */
  freeTargetChanges: 0.25,
} as const;
