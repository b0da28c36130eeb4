// @vitest-environment node
/** The formulas of the pages, as readers see them, against the functions that compute them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {calculate, lettersIn, numbersIn, type Letters} from '../../../tests/support/tex';
import {docsFolder, locales, type Locale} from '../../config/locales';
import {objectives, okrCycle} from './exampleOkrs';
import * as functions from './formulas';
import {maturityRules, type Level} from './maturity';
import {timeSavedRules} from './rules';
import {dimensions, indicators} from './score';

interface Formula {
  /** The metric's id, or the name above it. */
  name: string;
  spoken: string;
  tex: string;
}

/** Formulas that share a table of letters. */
interface Group {
  formulas: Formula[];
  letters: string[];
}

const pages = ['ai-metrics', 'score', 'squad-maturity', 'okrs', 'alliance-vision'] as const;

function groupsOf(page: string, locale: Locale): Group[] {
  const markdown = readFileSync(path.join(docsFolder[locale], `metrics/${page}.mdx`), 'utf8');
  return [...markdown.matchAll(/<Formulas>([^]*?)<\/Formulas>/g)].map(([, inside = '']) => ({
    formulas: [
      ...inside.matchAll(
        /<Formula (?:metric|name)="([^"]*)" spoken="([^"]*)">\n\$\$\n(.*)\n\$\$\n<\/Formula>/g,
      ),
    ].map(([, name = '', spoken = '', tex = '']) => ({name, spoken, tex})),
    letters: [...inside.matchAll(/^\| \$\$(.*?)\$\$ \|/gm)].map(([, letter = '']) => letter),
  }));
}

/** Both languages of each formula, by its name in English. */
const formulas = Object.fromEntries(
  pages.flatMap((page) => {
    const [english, portuguese] = locales.map((locale) =>
      groupsOf(page, locale).flatMap((group) => group.formulas),
    );
    return (english ?? []).map((formula, index) => [
      formula.name,
      {en: formula, 'pt-BR': portuguese?.[index] ?? {name: '', spoken: '', tex: ''}},
    ]);
  }),
) as Record<string, Record<Locale, Formula> | undefined>;

const kinds = [
  {millions: 6.2, usdPerMillion: 3},
  {millions: 14, usdPerMillion: 0.3},
  {millions: 1.1, usdPerMillion: 15},
];
const counts = {
  acceptedSuggestions: 2880,
  suggestionsNotAccepted: 6720,
  acceptedEdits: 400,
  rejectedEdits: 60,
  retention: 0.8,
  platformItems: 12,
};
const none = {
  acceptedSuggestions: 0,
  suggestionsNotAccepted: 0,
  acceptedEdits: 0,
  rejectedEdits: 0,
  retention: 0,
  platformItems: 0,
};
const writing = functions.timeSaved({
  ...none,
  acceptedSuggestions: counts.acceptedSuggestions,
  acceptedEdits: counts.acceptedEdits,
  retention: counts.retention,
});
const checking = functions.timeSaved({
  ...none,
  suggestionsNotAccepted: counts.suggestionsNotAccepted,
  rejectedEdits: counts.rejectedEdits,
});

const quality = indicators.filter(({dimension}) => dimension === 'quality');
const qualityValues = [12.5, 18.75, 3, 91.7];
const values = Object.fromEntries(
  indicators.map(({id}) => [id, qualityValues[quality.findIndex((one) => one.id === id)] ?? null]),
) as functions.IndicatorValues;
const dimensionValues = {adoption: 92.9, effectiveness: 85, flow: 81.2, quality: 73.9, experience: 70.1};

const levels: Level[] = [4, 3, 4, 3, 2, 3];
const hours = {from: [10, 20, 30], to: [12, 27, 31]};
const percent = (part: number | null) => (part ?? Number.NaN) * 100;

const weeks = 9;
const time = {daysGone: 61, cycleDays: okrCycle.days};
const [objective] = objectives.filter(({id}) => id === 'A');
const keyResults = objective?.keyResults ?? [];
const progress = keyResults.map((keyResult) => percent(functions.keyResultProgress(keyResult, weeks)));
const expected = keyResults.map(({kind}) =>
  percent(functions.expectedProgress(kind, time.daysGone, time.cycleDays)),
);
const weights = [0.5, 0.3, 0.2];
const okr = functions.objectiveReading({keyResults}, weeks, time, weights);

/** What the letters stand for, and what the function gives for the same numbers. */
const cases: Record<string, {letters: Letters; result: number | null | undefined}> = {
  adoption_rate: {letters: {A: 7, E: 8}, result: functions.adoptionRate(7, 8)},
  regular_use_rate: {letters: {U: 5, E: 8}, result: functions.regularUseRate(5, 8)},
  weekly_active_users: {
    letters: {A_i: [6, 7, 7, 5], n: 4},
    result: functions.weeklyActiveUsers([6, 7, 7, 5]),
  },
  suggestion_acceptance_rate: {
    letters: {A_s: 2880, S: 9600},
    result: functions.suggestionAcceptanceRate(2880, 9600),
  },
  edit_acceptance_rate: {
    letters: {A_e: 400, N_r: 60},
    result: functions.editAcceptanceRate({acceptedByPerson: 400, rejectedByPerson: 60}),
  },
  ai_line_share: {letters: {L_a: 40, L: 90}, result: functions.aiShare(40, 90)},
  ai_commit_share: {letters: {C_a: 40, C: 90}, result: functions.aiShare(40, 90)},
  ai_pr_share: {letters: {P_a: 40, P: 90}, result: functions.aiShare(40, 90)},
  ai_line_retention_30d: {letters: {'M_{30}': 3600, M: 4500}, result: functions.aiLineRetention(3600, 4500)},
  tokens_total: {letters: {t_k: kinds.map(({millions}) => millions)}, result: functions.tokensTotal(kinds)},
  cost_total: {
    letters: {
      t_k: kinds.map(({millions}) => millions * 1_000_000),
      p_k: kinds.map(({usdPerMillion}) => usdPerMillion),
    },
    result: functions.cost(kinds),
  },
  cost_per_active_user: {letters: {c: 52.5, A: 7}, result: functions.costPerActiveUser(52.5, 7)},
  budget_used: {letters: {c_m: 84, b: 100}, result: functions.budgetUsed(84, 100)},
  'Minutes saved in writing': {letters: {A_s: 2880, A_e: 400, R: 0.8}, result: writing.minutes},
  'Minutes spent on what was refused': {letters: {N_s: 6720, N_r: 60}, result: -checking.minutes},
  time_saved_hours: {
    letters: {W: writing.minutes, A_p: 12, V: -checking.minutes},
    result: functions.timeSaved(counts).hours,
  },
  'Points, linear scale': {
    letters: {x: 62.5, f: 20, t: 90},
    result: functions.points(62.5, {floor: 20, target: 90, scale: 'linear'}),
  },
  'Points, log scale': {
    letters: {x: 48, f: 720, t: 24},
    result: functions.points(48, {floor: 720, target: 24, scale: 'log'}),
  },
  'Value of a dimension': {
    letters: {
      s_i: quality.map(({share}) => share),
      p_i: quality.map((indicator, index) => functions.points(qualityValues[index] ?? 0, indicator)),
    },
    result: functions.dimensionValue('quality', values),
  },
  score: {
    letters: {
      w_d: dimensions.map(({weight}) => weight),
      D_d: dimensions.map(({id}) => dimensionValues[id]),
    },
    result: functions.squadScore(dimensionValues),
  },
  change_lead_time: {letters: {t_d: hours.to, t_c: hours.from}, result: functions.median([2, 7, 1])},
  deployment_frequency: {letters: {N: 16, d: 28}, result: functions.deploymentFrequency(16, 28)},
  change_fail_rate: {letters: {N_f: 2, N: 16}, result: functions.changeFailRate(2, 16)},
  deployment_rework_rate: {letters: {N_u: 3, N: 16}, result: functions.deploymentReworkRate(3, 16)},
  failed_deployment_recovery_time: {
    letters: {t_r: hours.to, t_f: hours.from},
    result: functions.median([2, 7, 1]),
  },
  first_review_time: {letters: {t_v: hours.to, t_o: hours.from}, result: functions.median([2, 7, 1])},
  criteria_coverage: {letters: {Q_a: 33, Q: 36}, result: functions.criteriaCoverage(33, 36)},
  pulse_index: {letters: {m: 134 / 36}, result: functions.pulseIndex(134, 36)},
  'Maturity index': {letters: {a_i: levels}, result: functions.maturityIndex(levels)},
  'Increase, Decrease': {
    letters: {c: 82, s: 70, t: 90},
    result: percent(functions.rawProgress(82, 70, 90)),
  },
  // Of the eight complete weeks of A2 seven are inside its limit; three of the five steps of A3 are done.
  Maintain: {letters: {'n_\\text{in}': 7, n: 8}, result: progress[1]},
  Milestone: {
    letters: {q_j: [1, 1, 1, 1, 1], done: [1, 1, 1, 0, 0], feitas: [1, 1, 1, 0, 0]},
    result: progress[2],
  },
  'Progress of the objective': {letters: {w_i: weights, p_i: progress}, result: percent(okr.progress)},
  'Expected progress': {
    letters: {g: 61, d: 92},
    result: percent(functions.expectedProgress('increase', 61, 92)),
  },
  'Expected progress of the objective': {
    letters: {w_i: weights, e_i: expected},
    result: percent(okr.expected),
  },
  'Ratio for the status': {letters: {P: okr.progress, X: okr.expected}, result: okr.ratio},
  'Rate of several squads': {
    letters: {a_q: [7, 4], b_q: [8, 11]},
    result: functions.pooledPercent([
      {part: 7, whole: 8},
      {part: 4, whole: 11},
    ]),
  },
  'Weighted score': {
    letters: {S_q: [80.6, 61], E_q: [8, 11]},
    result: functions.allianceScore([
      {score: 80.6, eligible: 8},
      {score: 61, eligible: 11},
    ])?.score,
  },
  'Data completeness': {letters: {K: 3, N: 4}, result: functions.dataCompleteness(3, 4)},
};

/** Formulas that no calculator of numbers can read, by the constants of the rules in them. */
const rules: Record<string, number[]> = {
  'Range shown': [timeSavedRules.range.low, timeSavedRules.range.high],
  'Area level': [1],
  'Level of the squad': [maturityRules.areasNeeded, maturityRules.lowestAllowedBelow],
};

const languages = (name: string) => {
  const formula = formulas[name];
  if (formula === undefined) {
    throw new Error(`No page has a formula "${name}"; there are: ${Object.keys(formulas).join(', ')}`);
  }
  return formula;
};

describe.each(locales)('the formulas in %s', (locale) => {
  it.each(Object.entries(cases))('%s gives what its function gives', (name, {letters, result}) => {
    expect(result).toBeTypeOf('number');
    expect(calculate(languages(name)[locale].tex, letters, locale)).toBeCloseTo(result ?? Number.NaN, 9);
  });

  it.each(Object.entries(rules))('%s has the numbers of the rules', (name, numbers) => {
    const {tex} = languages(name)[locale];
    expect(new Set(numbersIn(tex, locale))).toEqual(new Set(numbers));
  });

  it('are all calculated or read', () => {
    expect(Object.keys(formulas).sort()).toEqual([...Object.keys(cases), ...Object.keys(rules)].sort());
  });

  it.each(Object.keys(formulas))('%s is read aloud with its numbers', (name) => {
    const {tex, spoken} = languages(name)[locale];
    const million = {en: 'one million', 'pt-BR': 'um milhão'}[locale];
    const spokenNumbers = numbersIn(spoken.replace(million, '1000000'), locale);
    expect(numbersIn(tex, locale).filter((number) => !spokenNumbers.includes(number))).toEqual([]);
  });

  it.each(pages)('%s explains each letter once, and no other', (page) => {
    for (const group of groupsOf(page, locale)) {
      const used = new Set(group.formulas.flatMap(({tex}) => lettersIn(tex)));
      expect(group.letters).toEqual([...new Set(group.letters)]);
      expect([...group.letters].sort()).toEqual([...used].sort());
    }
  });
});

describe('the calculator', () => {
  it('follows the order of operations', () => {
    expect(calculate(String.raw`= 1 + 2 \times 3 - 8 \div 4`, {}, 'en')).toBe(5);
    expect(calculate(String.raw`= (1 + 2) \times 3`, {}, 'en')).toBe(9);
    expect(calculate(String.raw`y = 0,5 x + 1.000`, {x: 4}, 'pt-BR')).toBe(1002);
  });

  it('sums a product over its index, and the lists of a fraction each', () => {
    const letters = {a_i: [1, 2], b_i: [3, 4]};
    expect(calculate(String.raw`= \sum_i a_i \times b_i + 1`, letters, 'en')).toBe(12);
    expect(
      calculate(String.raw`= \frac{\displaystyle \sum_i b_i}{\displaystyle \sum_i a_i}`, letters, 'en'),
    ).toBe(7 / 3);
  });

  it('names what it does not know', () => {
    expect(() => calculate(String.raw`= x + y`, {x: 1}, 'en')).toThrow('the letter y');
    expect(() => calculate(String.raw`= \sqrt{x}`, {x: 1}, 'en')).toThrow(String.raw`"\sqrt"`);
    expect(() => calculate(String.raw`= x )`, {x: 1}, 'en')).toThrow('is left');
  });

  it('tells letters from indexes, functions and words', () => {
    const tex = String.raw`S = \operatorname*{\text{mín}}_i a_i + \frac{\sum_d n_\text{in} \text{ to } M_{30}}{t}`;
    expect(lettersIn(tex)).toEqual(['S', 'a_i', String.raw`n_\text{in}`, 'M_{30}', 't']);
  });
});
