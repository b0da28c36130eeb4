import type {Localized} from '../localized';
import type {AreaId, Level} from './maturity';
import type {DataState} from './score';

/**
 * The invented organization of all examples. No value in it belongs to a
 * person. Percentages are on 0 to 100, times in hours, money in US$, dates
 * ISO 8601.
 */
export const organization = {
  name: 'Cordilheira',
  slug: 'cordilheira',
  domain: 'cordilheira.example',
  timeZone: 'America/Sao_Paulo',
  window: {start: '2026-08-03', end: '2026-08-30', days: 28},
  scoreDate: '2026-08-31',
  quarter: {id: '2026-Q3', start: '2026-07-01', end: '2026-09-30', days: 92},
  people: [
    {name: 'Ana Prado', role: 'org_admin'},
    {name: 'Bruno Teles', role: 'alliance_lead'},
    {name: 'Célia Nakata', role: 'squad_lead'},
    {name: 'Davi Okoye', role: 'member'},
    {name: 'Elisa Moura', role: 'viewer'},
  ],
} as const;

/** What a squad's events of the window add up to. */
export interface SquadFigures {
  provisional: boolean;
  people: {eligible: number; active: number; regular: number};
  suggestions: {shown: number; accepted: number};
  pullRequests: {merged: number; linked: number; firstReviewMedianHours: number};
  /** AI-assisted lines of the pull requests merged in the cohort, and those still there 30 days later. */
  retention: {cohortStart: string; cohortEnd: string; merged: number; kept: number};
  costUsd: number;
  delivery: {
    changes: number;
    leadTimeMedianHours: number;
    deployments: number;
    failed: number;
    unplanned: number;
    recoveryHours: readonly number[];
  };
  coverage: {scenarios: number; covered: number};
  pulse: {invited: number; respondents: number; answers: number; sum: number};
  maturity: Record<AreaId, Level>;
  previousScore: number;
}

interface SquadShape {
  key: string;
  name: Localized;
  alliance: 'digital-payments' | 'foundations';
  lead: string;
  members: number;
  /** Another squad, of which one member is a member too. */
  sharedWith?: string;
  /** Members with a linked editor; a dash under five members. */
  linked: number | null;
  state: DataState;
  /** Absent where the squad is Hidden. */
  figures?: SquadFigures;
}

const cohort = {cohortStart: '2026-07-04', cohortEnd: '2026-07-31'} as const;

const list = [
  {
    key: 'CHK',
    name: {en: 'Checkout', 'pt-BR': 'Checkout'},
    alliance: 'digital-payments',
    lead: 'Célia Nakata',
    members: 8,
    sharedWith: 'PIX',
    linked: 8,
    state: 'complete',
    figures: {
      provisional: true,
      people: {eligible: 8, active: 7, regular: 5},
      suggestions: {shown: 9600, accepted: 2880},
      pullRequests: {merged: 40, linked: 34, firstReviewMedianHours: 8},
      retention: {...cohort, merged: 4500, kept: 3600},
      costUsd: 67,
      delivery: {
        changes: 148,
        leadTimeMedianHours: 48,
        deployments: 16,
        failed: 2,
        unplanned: 3,
        recoveryHours: [1.5, 4.5],
      },
      coverage: {scenarios: 36, covered: 33},
      pulse: {invited: 8, respondents: 6, answers: 36, sum: 134},
      maturity: {people: 4, discovery: 3, code: 4, qa: 3, governance: 2, measurement: 3},
      previousScore: 78.9,
    },
  },
  {
    key: 'PIX',
    name: {en: 'Pix & Cards', 'pt-BR': 'Pix e Cartões'},
    alliance: 'digital-payments',
    lead: 'Fábio Serra',
    members: 6,
    sharedWith: 'CHK',
    linked: 4,
    state: 'complete',
    figures: {
      provisional: true,
      people: {eligible: 6, active: 3, regular: 3},
      suggestions: {shown: 1500, accepted: 600},
      pullRequests: {merged: 28, linked: 17, firstReviewMedianHours: 24},
      retention: {...cohort, merged: 600, kept: 384},
      costUsd: 18,
      delivery: {
        changes: 96,
        leadTimeMedianHours: 20,
        deployments: 20,
        failed: 1,
        unplanned: 3,
        recoveryHours: [5],
      },
      coverage: {scenarios: 24, covered: 14},
      pulse: {invited: 6, respondents: 6, answers: 36, sum: 118},
      maturity: {people: 2, discovery: 3, code: 3, qa: 2, governance: 2, measurement: 2},
      previousScore: 58.1,
    },
  },
  {
    key: 'FRD',
    name: {en: 'Fraud', 'pt-BR': 'Antifraude'},
    alliance: 'digital-payments',
    lead: 'Gisele Braga',
    members: 5,
    linked: 5,
    state: 'complete',
    figures: {
      provisional: true,
      people: {eligible: 5, active: 4, regular: 3},
      suggestions: {shown: 3200, accepted: 640},
      pullRequests: {merged: 18, linked: 15, firstReviewMedianHours: 20},
      retention: {...cohort, merged: 1250, kept: 1050},
      costUsd: 40,
      delivery: {
        changes: 41,
        leadTimeMedianHours: 96,
        deployments: 8,
        failed: 0,
        unplanned: 1,
        recoveryHours: [],
      },
      coverage: {scenarios: 30, covered: 28},
      pulse: {invited: 5, respondents: 5, answers: 30, sum: 101},
      maturity: {people: 4, discovery: 4, code: 4, qa: 4, governance: 4, measurement: 3},
      previousScore: 71,
    },
  },
  {
    key: 'SET',
    name: {en: 'Settlement', 'pt-BR': 'Liquidação'},
    alliance: 'digital-payments',
    lead: 'Heitor Luz',
    members: 9,
    linked: 7,
    state: 'complete',
    figures: {
      provisional: true,
      people: {eligible: 9, active: 5, regular: 3},
      suggestions: {shown: 2500, accepted: 750},
      pullRequests: {merged: 26, linked: 15, firstReviewMedianHours: 12},
      retention: {...cohort, merged: 1250, kept: 950},
      costUsd: 35,
      delivery: {
        changes: 52,
        leadTimeMedianHours: 60,
        deployments: 5,
        failed: 2,
        unplanned: 1,
        recoveryHours: [5, 9],
      },
      coverage: {scenarios: 45, covered: 35},
      pulse: {invited: 9, respondents: 8, answers: 48, sum: 184},
      maturity: {people: 2, discovery: 3, code: 3, qa: 3, governance: 3, measurement: 3},
      previousScore: 61.9,
    },
  },
  {
    key: 'LAB',
    name: {en: 'Labs', 'pt-BR': 'Labs'},
    alliance: 'foundations',
    lead: 'Iara Campos',
    members: 3,
    linked: null,
    state: 'hidden',
  },
] as const satisfies readonly SquadShape[];

export type SquadKey = (typeof list)[number]['key'];

export interface Squad extends SquadShape {
  key: SquadKey;
}

/** A squad whose figures are shown. */
export type MeasuredSquad = Squad & {figures: SquadFigures};

export const squads: readonly Squad[] = list;

/** The squads of the example whose figures are shown. */
export const measuredSquads: readonly MeasuredSquad[] = squads.flatMap((squad) =>
  squad.figures === undefined ? [] : [{...squad, figures: squad.figures}],
);

/** @throws Error when the squad has no figures to show. */
export function measuredSquad(key: SquadKey): MeasuredSquad {
  const squad = measuredSquads.find((known) => known.key === key);
  if (squad === undefined) {
    throw new Error(`No figures of the squad "${key}" in src/data/metrics/organization.ts`);
  }
  return squad;
}

/** Alliances with what cannot be added up from the squads: one person is active in two of them. */
export const alliances = [
  {
    id: 'digital-payments',
    name: {en: 'Digital Payments', 'pt-BR': 'Pagamentos Digitais'},
    memberships: 28,
    people: 27,
    squadActive: 19,
    peopleActive: 18,
    activeSquads: 4,
    state: 'visible',
  },
  {
    id: 'foundations',
    name: {en: 'Foundations', 'pt-BR': 'Fundações'},
    memberships: 3,
    people: 3,
    state: 'hidden',
  },
] as const;
