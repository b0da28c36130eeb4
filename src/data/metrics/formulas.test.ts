import {describe, expect, it} from 'vitest';
import {
  checkoutBeforeWindow,
  checkoutDaily,
  checkoutDeployments,
  checkoutScoreHistory,
  checkoutSlices,
  checkoutUse,
  checkoutWindows,
} from './checkout';
import {
  allianceStatuses,
  backwards,
  objectives,
  okrCycle,
  okrWeekEnds,
  otherWeightsA,
  type Objective,
} from './exampleOkrs';
import {
  adoptionRate,
  aiLineRetention,
  aiShare,
  allianceScore,
  areaLevel,
  bandOf,
  budgetUsed,
  changeFailRate,
  cost,
  costPerActiveUser,
  dataCompleteness,
  dataState,
  daysGone,
  dimensionValue,
  dimensionValues,
  editAcceptanceRate,
  expectedProgress,
  fewDataMarks,
  indicatorValues,
  isHighlighted,
  keyResultProgress,
  maturityIndex,
  median,
  objectiveReading,
  okrStatus,
  percentOf,
  points,
  pooledPercent,
  pulseIndex,
  rawProgress,
  regularUserDays,
  regularUseRate,
  spread,
  squadLevel,
  squadScore,
  suggestionAcceptanceRate,
  timeSaved,
  tokensTotal,
  weeklyActiveUsers,
  type Weights,
} from './formulas';
import {areas, levels, type Level} from './maturity';
import {alliances, measuredSquad, measuredSquads, organization, squads} from './organization';
import results from './results.json';
import {budgetAlerts} from './rules';
import {dimensions, indicators, weightRange} from './score';
import {whatIf} from './whatIf';

/** Rounds half up, as the pages do. */
const round = (value: number | null | undefined, digits = 1): number | null =>
  value === null || value === undefined
    ? null
    : Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const rounded = (values: Record<string, number | null>, digits = 1) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, round(value, digits)]));

const {days} = organization.window;
const checkout = measuredSquad('CHK');
const valuesOf = (key: (typeof squads)[number]['key']) => indicatorValues(measuredSquad(key).figures, days);

describe('the model', () => {
  it('has weights and shares that add up to 1', () => {
    expect(sum(dimensions.map(({weight}) => weight))).toBeCloseTo(1);
    for (const dimension of dimensions) {
      const shares = indicators.filter((indicator) => indicator.dimension === dimension.id);
      expect(sum(shares.map(({share}) => share))).toBeCloseTo(1);
    }
  });

  it('allows the default weights', () => {
    expect(dimensions.filter(({weight}) => weight < weightRange.from || weight > weightRange.to)).toEqual([]);
  });

  it('has 24 criteria of maturity', () => {
    const criteria = areas.flatMap((area) => Object.values(area.criteria));
    expect(criteria).toHaveLength(24);
    expect(criteria.filter((requirements) => requirements.length === 0)).toEqual([]);
  });
});

describe('the example', () => {
  it('has series that add up to the figures of the window', () => {
    const {suggestions, costUsd} = checkout.figures;
    expect(checkoutDaily.dates).toHaveLength(20);
    expect(sum(checkoutDaily.suggestionsShown)).toBe(suggestions.shown);
    expect(sum(checkoutDaily.suggestionsAccepted)).toBe(suggestions.accepted);
    expect(sum(checkoutDaily.costUsd)).toBeCloseTo(costUsd);
    expect(sum(checkoutBeforeWindow.map((day) => day.costUsd)) + costUsd).toBeCloseTo(
      checkoutUse.monthToDateUsd,
    );
    for (const {millions, millionsByWeek} of checkoutUse.tokens) {
      expect(sum(millionsByWeek)).toBeCloseTo(millions);
    }
    expect(sum(checkoutSlices.language.map(({shown}) => shown))).toBe(suggestions.shown);
    expect(sum(checkoutSlices.language.map(({accepted}) => accepted))).toBe(suggestions.accepted);
    expect(sum(checkoutSlices.modelClass.map((slice) => slice.costUsd))).toBeCloseTo(costUsd);
    expect(sum(checkoutSlices.tool.map((slice) => slice.costUsd))).toBeCloseTo(costUsd);
    expect(sum(checkoutUse.pulseSumByStatement)).toBe(checkout.figures.pulse.sum);
    expect(checkoutWindows.shown.at(-1)).toBe(suggestions.shown);
    expect(checkoutWindows.linesKept.at(-1)).toBe(checkout.figures.retention.kept);
  });

  it('has deployments that add up to the delivery figures', () => {
    const {delivery} = checkout.figures;
    const failed = checkoutDeployments.filter(({status}) => status === 'failed');
    const hours = failed.map(
      ({finishedAt, restoredAt}) => (Date.parse(restoredAt ?? '') - Date.parse(finishedAt)) / 3_600_000,
    );
    expect(checkoutDeployments).toHaveLength(delivery.deployments);
    expect(failed).toHaveLength(delivery.failed);
    expect(checkoutDeployments.filter(({unplanned}) => unplanned)).toHaveLength(delivery.unplanned);
    expect(hours).toEqual(delivery.recoveryHours);
    expect(
      checkoutDeployments.filter(({service}) => !checkoutUse.services.some((own) => own === service)),
    ).toEqual([]);
  });

  it('has squads that add up to the alliance', () => {
    const [alliance] = alliances;
    expect(sum(measuredSquads.map(({members}) => members))).toBe(alliance.memberships);
    expect(sum(measuredSquads.map(({figures}) => figures.people.active))).toBe(alliance.squadActive);
    expect(measuredSquads).toHaveLength(alliance.activeSquads);
    expect(alliance.memberships - alliance.people).toBe(1);
  });

  it('has no slice, squad or point under the minimum size', () => {
    const slices = [...checkoutSlices.language, ...checkoutSlices.modelClass, ...checkoutSlices.tool];
    expect(slices.filter(({activeUsers}) => activeUsers < 3)).toEqual([]);
    expect(checkoutDaily.activeUsers.filter((active) => active < 3)).toEqual([]);
    expect(squads.filter(({figures, members}) => (figures === undefined) !== members < 5)).toEqual([]);
  });
});

describe('medians and spreads', () => {
  it('take the middle', () => {
    expect(median([])).toBeNull();
    expect(median([4.5, 1.5])).toBe(3);
    expect(median([9, 1, 5])).toBe(5);
    expect(spread([20, 96, 48, 60])).toEqual({lowest: 20, middle: [48, 60], highest: 96});
    expect(spread([3, 1, 2])).toEqual({lowest: 1, middle: [2], highest: 3});
    expect(spread([])).toBeNull();
  });
});

describe.each(measuredSquads)('the score of $key', ({key, members, figures}) => {
  const expected = results.squads[key as 'CHK'];
  const values = indicatorValues(figures, days);
  const byDimension = dimensionValues(values);
  const score = squadScore(byDimension) ?? 0;

  it('has the values of the pages', () => {
    expect(rounded(values)).toEqual(expected.values);
  });

  it('has the points of the pages', () => {
    const pointsById = Object.fromEntries(
      indicators.flatMap((indicator) => {
        const value = values[indicator.id];
        return value === null ? [] : [[indicator.id, round(points(value, indicator))]];
      }),
    );
    expect(pointsById).toEqual(expected.points);
    expect(Object.keys(pointsById)).toHaveLength(expected.indicatorsWithData);
  });

  it('has the dimensions, the score and the band of the pages', () => {
    expect(rounded(byDimension)).toEqual(expected.dimensions);
    expect(round(score)).toBe(expected.score);
    expect(round(score, 0)).toBe(expected.headline);
    expect(bandOf(score).name.en).toBe(expected.band);
    expect(round(score - figures.previousScore)).toBe(expected.changeOnPrevious);
    expect(dataState(members, values)).toBe('complete');
  });

  it('has the level, the index and the other figures of the pages', () => {
    const areaLevels = Object.values(figures.maturity);
    expect(squadLevel(areaLevels)).toBe(expected.maturityLevel);
    expect(round(maturityIndex(areaLevels))).toBe(expected.maturityIndex);
    expect(round(costPerActiveUser(figures.costUsd, figures.people.active), 2)).toBe(
      expected.costPerActiveUserUsd,
    );
    expect(round(percentOf(figures.pullRequests.linked, figures.pullRequests.merged))).toBe(
      expected.linkedPullRequestsPercent,
    );
  });
});

describe('the score of Checkout, varied', () => {
  const values = valuesOf('CHK');
  const byDimension = dimensionValues(values);
  const score = squadScore(byDimension) ?? 0;

  it('is built from five contributions', () => {
    const contributions = dimensions.map(({id, weight}) => [id, weight * (byDimension[id] ?? 0)] as const);
    expect(rounded(Object.fromEntries(contributions), 2)).toEqual(results.checkoutScore.contributions);
  });

  it('goes up without a pulse, and is Partial', () => {
    const without = {...values, pulse_index: null};
    expect(round(squadScore(dimensionValues(without)))).toBe(results.checkoutScore.noPulse);
    expect(dataState(checkout.members, without)).toBe('partial');
  });

  it('shares out recovery time when nothing failed, and stays Complete', () => {
    const figures = {
      ...checkout.figures,
      delivery: {...checkout.figures.delivery, failed: 0, recoveryHours: []},
    };
    const without = indicatorValues(figures, days);
    expect(without.failed_deployment_recovery_time).toBeNull();
    expect(round(dimensionValue('quality', without))).toBe(results.checkoutScore.noFailure.quality);
    expect(round(squadScore(dimensionValues(without)))).toBe(results.checkoutScore.noFailure.score);
    expect(dataState(checkout.members, without)).toBe('complete');
  });

  it('moves little with one indicator', () => {
    const faster = {...values, change_lead_time: whatIf.leadTimeHours};
    const leadTime = indicators.find(({id}) => id === 'change_lead_time') ?? indicators[0];
    expect(leadTime && round(points(whatIf.leadTimeHours, leadTime))).toBe(
      results.checkoutScore.leadTime36h.points,
    );
    expect(round((squadScore(dimensionValues(faster)) ?? 0) - score)).toBe(
      results.checkoutScore.leadTime36h.scoreChange,
    );
  });

  it('depends on the weights', () => {
    const byWeights = whatIf.weights.map(({id, values: list}) => {
      expect(sum(list)).toBeCloseTo(1);
      expect(list.filter((weight) => weight < weightRange.from || weight > weightRange.to)).toEqual([]);
      const weights = Object.fromEntries(
        dimensions.map((dimension, n) => [dimension.id, list[n]]),
      ) as Weights;
      return [id, round(squadScore(byDimension, weights))];
    });
    expect(Object.fromEntries(byWeights)).toEqual(results.checkoutScore.weights);
  });

  it('is missing when too little of the weight has data', () => {
    const little = {...byDimension, flow: null, quality: null};
    expect(squadScore(little)).toBeNull();
  });

  it('ends its history', () => {
    expect(checkoutScoreHistory.mondays).toHaveLength(26);
    expect(checkoutScoreHistory.score.at(-1)).toBe(round(score));
    expect(checkoutScoreHistory.score.at(-5)).toBe(checkout.figures.previousScore);
  });

  it('gives no points beyond the target or the floor', () => {
    const scale = {floor: 30, target: 5, scale: 'linear'} as const;
    expect([0, 5, 17.5, 30, 90].map((value) => points(value, scale))).toEqual([100, 100, 50, 0, 0]);
    expect(points(0, {floor: 0.25, target: 5, scale: 'log'})).toBe(0);
  });

  it('highlights changes from three points', () => {
    const changes = measuredSquads.map(
      ({key, figures}) => (squadScore(dimensionValues(valuesOf(key))) ?? 0) - figures.previousScore,
    );
    expect(changes.map(isHighlighted)).toEqual([false, true, false, true]);
  });

  it('marks few data', () => {
    const marks = measuredSquads.map(({key, figures}) => [key, fewDataMarks(figures.delivery)]);
    expect(Object.fromEntries(marks)).toEqual({
      CHK: {deployments: false, recovery: true},
      PIX: {deployments: false, recovery: true},
      FRD: {deployments: true, recovery: false},
      SET: {deployments: true, recovery: true},
    });
  });

  it('calls a change noise, and data few, up to their borders', () => {
    expect([2.9, -2.9, 3, -3].map(isHighlighted)).toEqual([false, false, true, true]);
    const marks = (deployments: number, failures: number) =>
      fewDataMarks({
        ...measuredSquad('CHK').figures.delivery,
        deployments,
        recoveryHours: Array.from({length: failures}, () => 1),
      });
    expect(marks(9, 0)).toEqual({deployments: true, recovery: false});
    expect(marks(10, 2)).toEqual({deployments: false, recovery: true});
    expect(marks(10, 3)).toEqual({deployments: false, recovery: false});
  });

  it('has a state that hides small squads', () => {
    expect(dataState(4, values)).toBe('hidden');
    const empty = Object.fromEntries(Object.keys(values).map((id) => [id, null])) as typeof values;
    expect(dataState(8, empty)).toBe('not_enough_data');
  });

  it('leaves out usage under 3 active users, and keeps the score', () => {
    const figures = {...checkout.figures, people: {...checkout.figures.people, active: 2, regular: 0}};
    const without = indicatorValues(figures, days);
    const byDimension = dimensionValues(without);
    expect([byDimension.adoption, byDimension.effectiveness]).toEqual([null, null]);
    expect(squadScore(byDimension)).not.toBeNull();
    expect(dataState(checkout.members, without)).toBe('partial');
  });
});

describe('the use of Checkout', () => {
  const expected = results.checkoutUse;
  const {people, suggestions, retention, pullRequests, costUsd} = checkout.figures;
  const counts = {
    acceptedSuggestions: suggestions.accepted,
    suggestionsNotAccepted: suggestions.shown - suggestions.accepted,
    acceptedEdits: checkoutUse.edits.acceptedByPerson,
    rejectedEdits: checkoutUse.edits.rejectedByPerson,
    retention: retention.kept / retention.merged,
    platformItems: checkoutUse.platformItemsApproved,
  };

  it('has the rates of the pages', () => {
    expect(round(adoptionRate(people.active, people.eligible))).toBe(expected.adoption);
    expect(round(regularUseRate(people.regular, people.eligible))).toBe(expected.regularUse);
    expect(weeklyActiveUsers(checkoutUse.weeklyActive)).toBe(expected.weeklyActiveMean);
    expect(round(suggestionAcceptanceRate(suggestions.accepted, suggestions.shown))).toBe(
      expected.acceptance,
    );
    expect(counts.suggestionsNotAccepted).toBe(expected.notAccepted);
    expect(counts.acceptedEdits + counts.rejectedEdits).toBe(expected.editsDecided);
    expect(round(editAcceptanceRate(checkoutUse.edits))).toBe(expected.editAcceptance);
    expect(round(aiShare(checkoutUse.lines.aiAssisted, checkoutUse.lines.counted))).toBe(expected.lineShare);
    expect(round(aiShare(checkoutUse.commits.aiAssisted, checkoutUse.commits.counted))).toBe(
      expected.commitShare,
    );
    expect(round(aiShare(checkoutUse.aiPullRequests, pullRequests.merged))).toBe(expected.pullRequestShare);
    expect(round(aiLineRetention(retention.kept, retention.merged))).toBe(expected.retention);
    expect(round(percentOf(checkoutUse.p1Cases.automated, checkoutUse.p1Cases.total))).toBe(
      expected.p1AutomatedPercent,
    );
  });

  it('has the tokens and costs of the pages', () => {
    expect(round(tokensTotal(checkoutUse.tokens))).toBe(expected.tokensMillions);
    expect(checkoutUse.tokens.map((kind) => round(cost([kind]), 2))).toEqual(expected.costByKindUsd);
    expect(round(cost(checkoutUse.tokens), 2)).toBe(expected.costUsd);
    expect(costUsd).toBe(expected.costUsd);
    expect(round(costUsd * checkoutUse.exampleRateBrl, 2)).toBe(expected.costBrl);
    expect(round(costPerActiveUser(costUsd, people.active), 2)).toBe(expected.costPerActiveUserUsd);
    expect(round(budgetUsed(checkoutUse.monthToDateUsd, checkoutUse.budgetUsd))).toBe(
      expected.budgetUsedPercent,
    );
  });

  it('reaches the budget alerts on the days of the pages', () => {
    const month = [
      ...checkoutBeforeWindow,
      ...checkoutDaily.dates.map((date, n) => ({date, costUsd: checkoutDaily.costUsd[n] ?? 0})),
    ];
    const dates = budgetAlerts.flatMap((alert) => {
      let spent = 0;
      const day = month.find((entry) => {
        spent += entry.costUsd;
        return spent >= alert * checkoutUse.budgetUsd;
      });
      return day === undefined ? [] : [[String(alert * 100), day.date]];
    });
    expect(Object.fromEntries(dates)).toEqual(expected.budgetAlertDates);
  });

  it('has the estimate of time saved of the pages', () => {
    const {minutes, hours, rangeHours} = timeSaved(counts);
    const perUserAndWeek = (value: number) => round((value * 60) / people.active / (days / 7), 0);
    expect(round(minutes)).toBe(expected.timeSaved.minutes);
    expect(round(hours)).toBe(expected.timeSaved.hours);
    expect([rangeHours.low, rangeHours.high].map((value) => round(value))).toEqual(
      expected.timeSaved.rangeHours,
    );
    expect(perUserAndWeek(hours)).toBe(expected.timeSaved.minutesPerActiveUserAndWeek);
    expect([rangeHours.low, rangeHours.high].map(perUserAndWeek)).toEqual(expected.timeSaved.minutesRange);
    expect(round(timeSaved({...counts, retention: whatIf.retentionForTimeSaved}).hours)).toBe(
      expected.timeSaved.hoursIfRetention60,
    );
  });

  it('has the windows of the pages', () => {
    const rates = (parts: readonly number[], wholes: readonly number[]) =>
      parts.map((part, n) => round(percentOf(part, wholes[n] ?? 0)));
    expect(rates(checkoutWindows.accepted, checkoutWindows.shown)).toEqual(expected.acceptanceByWindow);
    expect(rates(checkoutWindows.linesKept, checkoutWindows.linesMerged)).toEqual(expected.retentionByWindow);
  });

  it('needs 8 active days of 28 for a regular user', () => {
    expect([28, 7, 90].map(regularUserDays)).toEqual([8, 2, 25]);
  });
});

describe('squad maturity', () => {
  it('takes the highest level with no gap below it', () => {
    expect(areaLevel({2: false, 3: true, 4: true, 5: true})).toBe(1);
    expect(areaLevel({2: true, 3: true, 4: false, 5: true})).toBe(3);
    expect(areaLevel({2: true, 3: true, 4: true, 5: true})).toBe(5);
  });

  it('is held back by one area far below', () => {
    const list: readonly Level[] = whatIf.heldBackAreas;
    expect(squadLevel(list)).toBe(results.heldBack.level);
    expect(round(maturityIndex(list))).toBe(results.heldBack.index);
    expect(squadLevel([1, 1, 1, 1, 1, 1])).toBe(1);
  });
});

describe('OKRs', () => {
  const gone = (weekEnd: string) => daysGone(okrCycle.start, weekEnd);
  const atReading = {daysGone: gone(okrCycle.readAt), cycleDays: okrCycle.days};

  it.each(okrWeekEnds.map((weekEnd, index) => ({weekEnd, index})))('week to $weekEnd', ({weekEnd, index}) => {
    const expected = results.okrs.weeks[index];
    const time = {daysGone: gone(weekEnd), cycleDays: okrCycle.days};
    expect(expected?.daysGone).toBe(time.daysGone);
    expect(round((time.daysGone / time.cycleDays) * 100)).toBe(expected?.expected);
    for (const objective of objectives) {
      const reading = objectiveReading(objective, index + 1, time);
      expect({
        keyResults: objective.keyResults.map((keyResult) => {
          const progress = keyResultProgress(keyResult, index + 1);
          return progress === null ? null : round(progress * 100);
        }),
        progress: round(reading.progress * 100),
        expected: round(reading.expected * 100),
        ratio: round(reading.ratio, 2),
        status: reading.status,
      }).toEqual(expected?.[objective.id]);
    }
  });

  it('have key results with statuses of their own', () => {
    const readings = objectives
      .flatMap(({keyResults}) => keyResults)
      .map((keyResult) => {
        const progress = keyResultProgress(keyResult, okrWeekEnds.length) ?? 0;
        const ratio = progress / expectedProgress(keyResult.kind, atReading.daysGone, atReading.cycleDays);
        return [
          keyResult.id,
          {
            progress: round(progress * 100),
            ratio: round(ratio, 2),
            status: okrStatus(ratio, atReading.daysGone),
          },
        ];
      });
    expect(Object.fromEntries(readings)).toEqual(results.okrs.keyResultsAtReading);
  });

  it('have a status from day 15 on, and each begins at its ratio', () => {
    expect([0, 14, 15].map((days) => okrStatus(0.5, days))).toEqual(['too_early', 'too_early', 'off_track']);
    expect([1.2, 0.9, 0.89, 0.6, 0.59, 0, -0.1].map((ratio) => okrStatus(ratio, 20))).toEqual([
      'on_track',
      'on_track',
      'at_risk',
      'at_risk',
      'off_track',
      'off_track',
      'off_track',
    ]);
  });

  it('follow their weights', () => {
    const [objective] = objectives;
    const reading = objectiveReading(objective as Objective, okrWeekEnds.length, atReading, otherWeightsA);
    const parts = objective?.keyResults.map((keyResult, n) =>
      round((keyResultProgress(keyResult, okrWeekEnds.length) ?? 0) * (otherWeightsA[n] ?? 0) * 100, 10),
    );
    expect(parts?.map((part) => round(part))).toEqual([33.3, 26.3, 12]);
    expect({
      parts: parts?.map((part) => round(part)),
      progress: round(reading.progress * 100),
      expected: round(reading.expected * 100),
      ratio: round(reading.ratio, 2),
    }).toEqual(results.okrs.otherWeightsA);
  });

  it('go backwards no further than to 0', () => {
    const [keyResult] = objectives[0]?.keyResults ?? [];
    if (keyResult?.kind !== 'decrease') {
      throw new Error('the example of going backwards is of the kind Decrease');
    }
    expect(keyResult.id).toBe(backwards.keyResult);
    expect(round(rawProgress(backwards.current, keyResult.start, keyResult.target) * 100)).toBe(
      results.okrs.backwardsRawPercent,
    );
    expect(keyResultProgress({...keyResult, weekly: [backwards.current]}, 1)).toBe(0);
  });
});

describe('the alliance', () => {
  const expected = results.alliance;
  const [alliance] = alliances;
  const mean = (values: readonly number[]) => round(sum(values) / values.length);
  const scored = measuredSquads.map(({key, figures}) => ({
    score: squadScore(dimensionValues(valuesOf(key))) ?? 0,
    eligible: figures.people.eligible,
  }));

  it('counts people once', () => {
    expect(round(adoptionRate(alliance.peopleActive, alliance.people))).toBe(expected.adoption);
    expect(round(adoptionRate(alliance.squadActive, alliance.memberships))).toBe(
      expected.adoptionWrongMemberships,
    );
    const rates = measuredSquads.map(
      ({figures}) => percentOf(figures.people.active, figures.people.eligible) ?? 0,
    );
    expect(mean(rates)).toBe(expected.adoptionWrongMean);
  });

  it('pools ratios', () => {
    const parts = measuredSquads.map(({figures}) => ({
      part: figures.suggestions.accepted,
      whole: figures.suggestions.shown,
    }));
    expect(sum(parts.map(({part}) => part))).toBe(expected.accepted);
    expect(sum(parts.map(({whole}) => whole))).toBe(expected.shown);
    expect(round(pooledPercent(parts))).toBe(expected.acceptance);
    expect(mean(parts.map(({part, whole}) => percentOf(part, whole) ?? 0))).toBe(
      expected.acceptanceWrongMean,
    );
  });

  it('adds costs', () => {
    const total = sum(measuredSquads.map(({figures}) => figures.costUsd));
    expect(total).toBe(expected.costUsd);
    expect(round(costPerActiveUser(total, alliance.peopleActive), 2)).toBe(expected.costPerActiveUserUsd);
    const means = measuredSquads.map(
      ({figures}) => costPerActiveUser(figures.costUsd, figures.people.active) ?? 0,
    );
    expect(round(sum(means) / means.length, 2)).toBe(expected.costPerActiveUserWrongMean);
  });

  it('weighs scores by members, with their range', () => {
    const result = allianceScore(scored);
    expect(round(result?.score)).toBe(expected.scoreWeighted);
    expect(round(result?.weightedSum)).toBe(expected.scoreWeightedSum);
    expect(result?.range.map((value) => round(value))).toEqual(expected.scoreRange);
    expect(mean(scored.map(({score}) => score))).toBe(expected.scoreWrongMean);
    const shown = scored.map(({score, eligible}) => ({score: round(score) ?? 0, eligible}));
    expect(round(allianceScore(shown)?.weightedSum)).toBe(expected.scoreWeightedSumOfShown);
    expect(allianceScore([])).toBeNull();
  });

  it('does not blend delivery', () => {
    const leadTimes = spread(measuredSquads.map(({figures}) => figures.delivery.leadTimeMedianHours));
    expect([leadTimes?.lowest, ...(leadTimes?.middle ?? []), leadTimes?.highest]).toEqual(
      expected.leadTimeSpreadHours,
    );
    const failing = spread(
      measuredSquads.map(
        ({figures}) => changeFailRate(figures.delivery.failed, figures.delivery.deployments) ?? 0,
      ),
    );
    expect([failing?.lowest, ...(failing?.middle ?? []), failing?.highest]).toEqual(
      expected.changeFailRateSpread,
    );
  });

  it('counts squads by level and objectives by status', () => {
    const reached = measuredSquads.map(({figures}) => squadLevel(Object.values(figures.maturity)));
    const byLevel = levels.map(({level}) => [level, reached.filter((squad) => squad === level).length]);
    expect(Object.fromEntries(byLevel)).toEqual(expected.squadsByLevel);
    const statuses = allianceStatuses.flatMap((squad) => squad.statuses);
    const byStatus = ['on_track', 'at_risk', 'off_track'].map((id) => [
      id,
      statuses.filter((status) => status === id).length,
    ]);
    expect(Object.fromEntries(byStatus)).toEqual(expected.objectivesByStatus);
    expect(dataCompleteness(measuredSquads.length, alliance.activeSquads)).toBe(expected.dataCompleteness);
  });

  it('falls though both squads rise', () => {
    const months = whatIf.simpson.months.map((month) => {
      const parts = month.map(({accepted, shown}) => ({part: accepted, whole: shown}));
      return {
        squads: parts.map(({part, whole}) => round(percentOf(part, whole))),
        together: round(pooledPercent(parts)),
      };
    });
    expect(months).toEqual([results.simpson.month1, results.simpson.month2]);
  });
});

describe('figures without data', () => {
  it('are no zero', () => {
    expect(percentOf(0, 0)).toBeNull();
    expect(percentOf(0, 5)).toBe(0);
    expect(pulseIndex(0, 0)).toBeNull();
    expect(costPerActiveUser(12, 0)).toBeNull();
    expect(weeklyActiveUsers([])).toBeNull();
    expect(maturityIndex([])).toBeNull();
  });
});
