/** The metrics, the score, the maturity levels and the OKR statuses, as pages show them. */
import {fact} from '../fact';
import {both} from '../localized';
import {code, list, pageLink, span, strong, table, type Column, type Content, type Say} from '../nodes';
import {metricOf, metrics, units, type Metric} from './catalog';
import {formatIn} from './format';
import {areas, levels, type Area, type LevelWithCriteria} from './maturity';
import {okrStatuses, tooEarly} from './okrs';
import {
  bands,
  dimensionAsks,
  dimensions,
  indicators,
  leastTexts,
  pulseStatements,
  scales,
  type Indicator,
} from './score';

type Dimension = (typeof dimensions)[number];
type Band = (typeof bands)[number];
type Statement = (typeof pulseStatements)[number];

const weight = {en: 'Weight in the score', 'pt-BR': 'Peso na pontuação'};

/** `A from B to under C` for neighbors on a scale; the first has no lower end, the last no upper one. */
function between(from: string | undefined, to: string | undefined, {fill}: Say): Content {
  if (from === undefined) {
    return fill({en: 'under {to}', 'pt-BR': 'menos de {to}'}, {to: to ?? ''});
  }
  return fill({en: '{from} to under {to}', 'pt-BR': 'de {from} a menos de {to}'}, {from, to: to ?? ''});
}

/** Every metric of a squad: its name with the way to its page, its identifier and its unit. */
export const MetricList = fact({}, (_, {text}) => {
  const columns: Column<Metric>[] = [
    {
      head: text({en: 'Metric', 'pt-BR': 'Métrica'}),
      cell: ({page, name}) => pageLink(page, text(name)),
    },
    {
      head: text({en: 'In the API and in files', 'pt-BR': 'Na API e nos arquivos'}),
      cell: ({id}) => code(id),
    },
    {
      head: text({en: 'Unit', 'pt-BR': 'Unidade'}),
      cell: ({unit, note}) => (note ? `${text(units[unit])}, ${text(note)}` : text(units[unit])),
    },
  ];
  return table(columns, metrics);
});

/** The five dimensions of the score: what each asks, its weight and its indicators. */
export const ScoreDimensions = fact({}, (_, {locale, text}) => {
  const {percent} = formatIn(locale);
  const columns: Column<Dimension>[] = [
    {head: text({en: 'Dimension', 'pt-BR': 'Dimensão'}), cell: ({name}) => text(name), rowHead: true},
    {head: text(weight), cell: (dimension) => percent(dimension.weight * 100, 0)},
    {head: text({en: 'What it asks', 'pt-BR': 'O que pergunta'}), cell: ({id}) => text(dimensionAsks[id])},
    {
      head: text({en: 'Indicators', 'pt-BR': 'Indicadores'}),
      cell: ({id}) =>
        indicators
          .filter(({dimension}) => dimension === id)
          .map((indicator) => text(metricOf(indicator.id).name))
          .join(', '),
    },
  ];
  return table(columns, dimensions);
});

/** `20% → 90%`, `720 h → 24 h`, `0.25 → 5 per week`. */
function range({id, floor, target}: Indicator, {locale, text}: Say): string {
  const {short} = formatIn(locale);
  const {unit} = metricOf(id);
  if (unit === 'perWeek') {
    return `${short(floor)} → ${short(target)} ${text(units.perWeek)}`;
  }
  const suffix = unit === 'percent' ? '%' : unit === 'hours' ? ' h' : '';
  return `${short(floor)}${suffix} → ${short(target)}${suffix}`;
}

/** The twelve indicators, by dimension: shares, floors, targets, scales, least data. */
export const ScoreIndicators = fact({}, (_, say) => {
  const {locale, text} = say;
  const {short} = formatIn(locale);
  const weightOf = ({dimension, share}: Indicator) =>
    share * (dimensions.find(({id}) => id === dimension)?.weight ?? 0);
  const columns: Column<Indicator>[] = [
    {
      head: text({en: 'Indicator', 'pt-BR': 'Indicador'}),
      cell: ({id}) => text(metricOf(id).name),
    },
    {
      head: text({en: 'Share in the dimension', 'pt-BR': 'Parcela na dimensão'}),
      cell: ({share}) => `${short(share * 100)}%`,
    },
    {head: text(weight), cell: (indicator) => `${short(weightOf(indicator) * 100)}%`},
    {
      head: text({en: 'Floor → target', 'pt-BR': 'Piso → alvo'}),
      cell: (indicator) => range(indicator, say),
      className: 'no-break',
    },
    {head: text({en: 'Scale', 'pt-BR': 'Escala'}), cell: ({scale}) => text(scales[scale])},
    {
      head: text({en: 'Least data', 'pt-BR': 'Mínimo de dados'}),
      cell: ({id}) => text(leastTexts[id]),
    },
  ];
  return table(columns, {
    groups: dimensions.map(({id, name}) => ({
      name: text(name),
      rows: indicators.filter(({dimension}) => dimension === id),
    })),
  });
});

/** The named ranges of the score. */
export const ScoreBands = fact({}, (_, say) => {
  const {text, fill} = say;
  const rangeOf = ({from}: Band, index: number): Content => {
    const to = bands[index + 1]?.from;
    return to === undefined
      ? fill({en: '{from} and over', 'pt-BR': '{from} ou mais'}, {from: String(from)})
      : between(index === 0 ? undefined : String(from), String(to), say);
  };
  const columns: Column<Band>[] = [
    {head: text({en: 'Band', 'pt-BR': 'Faixa'}), cell: ({name}) => text(name), rowHead: true},
    {head: text({en: 'Unrounded score', 'pt-BR': 'Pontuação sem arredondar'}), cell: rangeOf},
  ];
  return table(columns, bands);
});

/** The six statements of the pulse survey, each with its theme. */
export const PulseStatements = fact({}, (_, {text}) => {
  const columns: Column<Statement>[] = [
    {head: text({en: 'Theme', 'pt-BR': 'Tema'}), cell: ({theme}) => text(theme)},
    {head: text({en: 'Statement', 'pt-BR': 'Afirmação'}), cell: (statement) => text(statement.text)},
  ];
  return table(columns, pulseStatements);
});

/** The five levels of maturity as a staircase. */
export const MaturityLevels = fact({}, (_, {text}) =>
  list(
    levels.map(({level, name, meaning}) => [strong(`${level} ${text(name)}`), ' ', text(meaning)]),
    {className: ['stairs']},
    true,
  ),
);

interface Step {
  area: Area;
  level: LevelWithCriteria;
}

/** What each area asks for each level; a mark on what the platform checks from data. */
export const MaturityCriteria = fact({}, (_, {text}) => {
  const steps: readonly LevelWithCriteria[] = [2, 3, 4, 5];
  const mark = span('tag', text({en: 'from data', 'pt-BR': 'pelos dados'}));
  const columns: Column<Step>[] = [
    {
      head: text({en: 'Level', 'pt-BR': 'Nível'}),
      cell: ({level}) => `${level} ${text(levels[level - 1]?.name ?? both(''))}`,
      className: 'no-break',
    },
    {
      head: text({en: 'What must hold', 'pt-BR': 'O que precisa valer'}),
      cell: ({area, level}) =>
        list(
          area.criteria[level].map((criterion) =>
            criterion.fromData ? [text(criterion.text), ' ', mark] : text(criterion.text),
          ),
          {className: ['plain-list']},
        ),
    },
  ];
  return table(columns, {
    groups: areas.map((area) => ({
      name: text(area.name),
      rows: steps.map((level): Step => ({area, level})),
    })),
  });
});

interface Status {
  name: string;
  when: Content;
}

/** The statuses of objectives and key results, and the ratio that each begins at. */
export const OkrStatuses = fact({}, (_, say) => {
  const {locale, text, fill} = say;
  const {number} = formatIn(locale);
  const statuses = okrStatuses.map(({name, from}, index): Status => {
    const to = okrStatuses[index - 1]?.from;
    return {
      name: text(name),
      when:
        to === undefined
          ? fill({en: '{from} or more', 'pt-BR': '{from} ou mais'}, {from: number(from, 2)})
          : between(from === 0 ? undefined : number(from, 2), number(to, 2), say),
    };
  });
  const early: Status = {
    name: text(tooEarly.name),
    when: fill(
      {
        en: 'any, in the first {days} days of the cycle',
        'pt-BR': 'qualquer uma, nos primeiros {days} dias do ciclo',
      },
      {days: String(tooEarly.days)},
    ),
  };
  const columns: Column<Status>[] = [
    {head: text({en: 'Status', 'pt-BR': 'Status'}), cell: ({name}) => name, rowHead: true},
    {
      head: text({en: 'Progress ÷ expected progress', 'pt-BR': 'Progresso ÷ progresso esperado'}),
      cell: ({when}) => when,
    },
  ];
  return table(columns, [...statuses, early]);
});
