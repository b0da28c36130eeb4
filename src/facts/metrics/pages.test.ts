/**
 * The pages of the metrics against the data: every result of the worked
 * examples stands on its pages, in both languages, as the formulas give it.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsFolder, locales, type Locale} from '../../config/locales';
import {formatIn, type Format} from './format';
import {plots} from './plots';
import results from './results.json';

const pageNames = [
  'introduction',
  'teams',
  'ai-metrics',
  'score',
  'squad-maturity',
  'okrs',
  'alliance-vision',
] as const;

type PageName = (typeof pageNames)[number];

const fileOf = (page: PageName, locale: Locale) => path.join(docsFolder[locale], `metrics/${page}.mdx`);
const read = (page: PageName, locale: Locale) => readFileSync(fileOf(page, locale), 'utf8');

/** The text of a page without front matter, code, addresses and ids, by the id of the heading above it. */
function sectionsOf(markdown: string): Map<string, string> {
  const prose = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^[ \t]*```[\s\S]*?^[ \t]*```/gm, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/ (?:id|permissions|codes|items|n|mark)=(?:"[^"]*"|\{[^}]*\})/g, '');
  const sections = new Map<string, string>();
  for (const part of prose.split(/^(?=#{2,3} )/m)) {
    const id = /^#{2,3} .*\{#([\w-]+)\}/.exec(part)?.[1] ?? '';
    sections.set(id, part.replace(/\{#[\w-]+\}/, ''));
  }
  return sections;
}

const numberPattern = /\d+(?:[.,]\d+)*/g;

/** Numbers of a text in the form of the data: `9,600` and `9.600` become `9600`, `80.6` and `80,6` become `80.6`. */
function numbersOf(text: string, locale: Locale): string[] {
  const [thousands, decimal] = locale === 'en' ? [',', '.'] : ['.', ','];
  return (text.match(numberPattern) ?? [])
    .map((number) => number.replaceAll(thousands, '').replace(decimal, '.'))
    .sort();
}

/** Whether a text has a number in this form, and not as part of a longer one. */
const hasNumber = (text: string, written: string): boolean =>
  text
    .split(written)
    .slice(0, -1)
    .some((before, index, parts) => {
      const after = text.slice(parts.slice(0, index + 1).join(written).length + written.length * (index + 1));
      return !/[\d][.,]?$/.test(before) && !/^(?:[.,]?\d)/.test(after);
    });

const {checkoutUse, checkoutScore, squads, alliance, simpson, heldBack, okrs} = results;
const percents = (values: readonly (number | null)[]) => (format: Format) =>
  values.flatMap((value) => (value === null ? [] : format.percent(value)));
const decimals =
  (values: readonly number[], digits = 1) =>
  (format: Format) =>
    values.map((value) => format.number(value, digits));
const money = (values: readonly number[]) => (format: Format) => values.map(format.usd);
const whole = (values: readonly number[]) => (format: Format) => values.map((value) => format.number(value));

/** What a section must print, by page and id of the section. */
const printed: {page: PageName; section: string; what: string; texts: (format: Format) => string[]}[] = [
  {
    page: 'score',
    section: 'example',
    what: 'points of Checkout',
    texts: decimals(Object.values(squads.CHK.points)),
  },
  {
    page: 'score',
    section: 'example',
    what: 'dimensions',
    texts: decimals(Object.values(squads.CHK.dimensions)),
  },
  {
    page: 'score',
    section: 'example',
    what: 'contributions',
    texts: decimals(Object.values(checkoutScore.contributions), 2),
  },
  {
    page: 'score',
    section: 'example',
    what: 'rates',
    texts: percents([
      squads.CHK.values.adoption_rate,
      squads.CHK.values.regular_use_rate,
      squads.CHK.values.suggestion_acceptance_rate,
      squads.CHK.values.ai_line_retention_30d,
      squads.CHK.values.change_fail_rate,
      squads.CHK.values.deployment_rework_rate,
      squads.CHK.values.criteria_coverage,
    ]),
  },
  {
    page: 'score',
    section: 'example',
    what: 'score and variations',
    texts: decimals([
      squads.CHK.score,
      squads.CHK.values.pulse_index,
      squads.CHK.values.deployment_frequency,
      checkoutScore.noPulse,
      checkoutScore.noFailure.quality,
      checkoutScore.noFailure.score,
      checkoutScore.leadTime36h.points,
      checkoutScore.leadTime36h.scoreChange,
      ...Object.values(checkoutScore.weights),
    ]),
  },
  {page: 'score', section: 'example', what: 'headline', texts: whole([squads.CHK.headline])},
  {
    page: 'score',
    section: 'limits',
    what: 'range by weights',
    texts: decimals([checkoutScore.weights.lowest, checkoutScore.weights.highest]),
  },
  {
    page: 'ai-metrics',
    section: 'example',
    what: 'rates',
    texts: percents([
      checkoutUse.adoption,
      checkoutUse.regularUse,
      checkoutUse.acceptance,
      checkoutUse.editAcceptance,
      checkoutUse.lineShare,
      checkoutUse.commitShare,
      checkoutUse.pullRequestShare,
      checkoutUse.retention,
    ]),
  },
  {
    page: 'ai-metrics',
    section: 'example',
    what: 'weekly mean',
    texts: decimals([checkoutUse.weeklyActiveMean]),
  },
  {
    page: 'ai-metrics',
    section: 'example',
    what: 'counts',
    texts: whole([checkoutUse.notAccepted, checkoutUse.editsDecided]),
  },
  {
    page: 'ai-metrics',
    section: 'example-cost',
    what: 'costs',
    texts: decimals([...checkoutUse.costByKindUsd, checkoutUse.costUsd], 2),
  },
  {
    page: 'ai-metrics',
    section: 'example-cost',
    what: 'tokens, rates and money',
    texts: (format) => [
      format.number(checkoutUse.tokensMillions, 1),
      format.usd(checkoutUse.costPerActiveUserUsd),
      `R$ ${format.number(checkoutUse.costBrl, 2)}`,
      format.percent(checkoutUse.budgetUsedPercent),
    ],
  },
  {
    page: 'ai-metrics',
    section: 'example-time-saved',
    what: 'estimate',
    texts: (format) => [
      format.number(checkoutUse.timeSaved.minutes, 1),
      format.hours(checkoutUse.timeSaved.hours, 1),
      ...checkoutUse.timeSaved.rangeHours.map((value) => format.number(value, 1)),
      format.number(checkoutUse.timeSaved.minutesPerActiveUserAndWeek),
      ...checkoutUse.timeSaved.minutesRange.map((value) => format.number(value)),
      format.hours(checkoutUse.timeSaved.hoursIfRetention60, 1),
    ],
  },
  {
    page: 'squad-maturity',
    section: 'example',
    what: 'figures of Checkout',
    texts: (format) => [
      format.number(squads.CHK.maturityIndex, 1),
      format.number(heldBack.index, 1),
      ...percents([
        squads.CHK.values.regular_use_rate,
        squads.CHK.linkedPullRequestsPercent,
        squads.CHK.values.criteria_coverage,
        checkoutUse.p1AutomatedPercent,
        ...checkoutUse.retentionByWindow.slice(-3),
      ])(format),
    ],
  },
  {
    page: 'okrs',
    section: 'example',
    what: 'progress of key results and objectives',
    texts: (format) => [
      ...percents([
        ...Object.values(okrs.keyResultsAtReading).map(({progress}) => progress),
        okrs.weeks[8]?.expected ?? 0,
        okrs.weeks[8]?.A.progress ?? 0,
        okrs.weeks[8]?.A.expected ?? 0,
        okrs.weeks[8]?.B.progress ?? 0,
        okrs.otherWeightsA.progress,
        okrs.otherWeightsA.expected,
        okrs.backwardsRawPercent,
      ])(format),
      ...Object.values(okrs.keyResultsAtReading).map(({ratio}) => format.number(ratio, 2)),
      ...[okrs.weeks[8]?.A.ratio ?? 0, okrs.weeks[8]?.B.ratio ?? 0, okrs.otherWeightsA.ratio].map((ratio) =>
        format.number(ratio, 2),
      ),
      ...okrs.otherWeightsA.parts.map((part) => format.number(part, 1)),
    ],
  },
  {
    page: 'alliance-vision',
    section: 'example',
    what: 'adoption and acceptance',
    texts: percents([
      alliance.adoption,
      alliance.adoptionWrongMean,
      alliance.adoptionWrongMemberships,
      alliance.acceptance,
      alliance.acceptanceWrongMean,
      alliance.dataCompleteness,
    ]),
  },
  {
    page: 'alliance-vision',
    section: 'example',
    what: 'money',
    texts: money([alliance.costUsd, alliance.costPerActiveUserUsd, alliance.costPerActiveUserWrongMean]),
  },
  {
    page: 'alliance-vision',
    section: 'example',
    what: 'score',
    texts: decimals([
      alliance.scoreWeighted,
      alliance.scoreWeightedSum,
      alliance.scoreWeightedSumOfShown,
      alliance.scoreWrongMean,
      ...alliance.scoreRange,
      ...Object.values(squads).map(({score}) => score),
      ...Object.values(squads).map(({changeOnPrevious}) => Math.abs(changeOnPrevious)),
    ]),
  },
  {
    page: 'alliance-vision',
    section: 'example',
    what: 'spreads',
    texts: (format) => [
      ...alliance.leadTimeSpreadHours.map((value) => format.hours(value)),
      ...percents(alliance.changeFailRateSpread)(format),
    ],
  },
  {
    page: 'alliance-vision',
    section: 'simpson',
    what: 'two months',
    texts: percents([
      ...simpson.month1.squads,
      simpson.month1.together,
      ...simpson.month2.squads,
      simpson.month2.together,
    ]),
  },
  {
    page: 'introduction',
    section: 'ai-evidence',
    what: 'a number that is not ours',
    texts: (format) => [format.percent(55.8)],
  },
];

describe('the reader of the pages', () => {
  const page = [
    '---',
    'title: 12',
    '---',
    'Opening 1',
    '## Example {#example}',
    '2,880 ÷ 9,600 = 30.0%, `99`, [text 7](./a-8.mdx#x9)',
    '```json',
    '{"a": 5}',
    '```',
    '### More {#more-2}',
    '<Plot id="plot-3" />',
  ].join('\n');

  it('keeps what a reader reads as a number', () => {
    expect(numbersOf(sectionsOf(page).get('example') ?? '', 'en')).toEqual(['2880', '30.0', '7', '9600']);
    expect(numbersOf(sectionsOf(page).get('more-2') ?? '', 'en')).toEqual([]);
    expect(numbersOf('2.880 ÷ 9.600 = 30,0%', 'pt-BR')).toEqual(['2880', '30.0', '9600']);
  });

  it('takes no part of a number for the number', () => {
    expect(hasNumber('it is 80.6, then 81', '80.6')).toBe(true);
    expect(hasNumber('it is 180.6', '80.6')).toBe(false);
    expect(hasNumber('it is 80.63', '80.6')).toBe(false);
    expect(hasNumber('it is 1,899.6', '899.6')).toBe(false);
    expect(hasNumber('180.6 and 80.6.', '80.6')).toBe(true);
  });
});

describe.each(locales)('the pages in %s', (locale) => {
  const format = formatIn(locale);

  it.each(printed)('$page, $section: $what', ({page, section, texts}) => {
    const text = sectionsOf(read(page, locale)).get(section) ?? '';
    expect(texts(format)).not.toHaveLength(0);
    expect(texts(format).filter((written) => !hasNumber(text, written.replace('−', '')))).toEqual([]);
  });
});

describe('the languages', () => {
  it.each(pageNames)('%s has the same numbers in both', (page) => {
    const english = sectionsOf(read(page, 'en'));
    const portuguese = sectionsOf(read(page, 'pt-BR'));
    expect([...portuguese.keys()]).toEqual([...english.keys()]);
    // Numbers of laws and of papers are written in one form alone.
    english.delete('references');
    for (const [id, text] of english) {
      expect([id, ...numbersOf(portuguese.get(id) ?? '', 'pt-BR')]).toEqual([id, ...numbersOf(text, 'en')]);
    }
  });

  it('show every plot of the data somewhere', () => {
    const all = pageNames.map((page) => read(page, 'en')).join('\n');
    expect(Object.keys(plots).filter((id) => !all.includes(`<Plot id="${id}"`))).toEqual([]);
  });
});
