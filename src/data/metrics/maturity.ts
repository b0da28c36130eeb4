import {inOrder, type Localized, type TextsInOrder} from '../localized';

/** The five levels of practice with AI. */
export const levels = [
  {
    level: 1,
    name: {en: 'Starting', 'pt-BR': 'Inicial'},
    meaning: {
      en: 'AI is used by chance, by each person alone.',
      'pt-BR': 'A IA é usada por acaso, cada pessoa por si.',
    },
  },
  {
    level: 2,
    name: {en: 'Exploring', 'pt-BR': 'Exploratório'},
    meaning: {
      en: 'The squad has its first shared habits.',
      'pt-BR': 'A squad tem os primeiros hábitos em comum.',
    },
  },
  {
    level: 3,
    name: {en: 'Integrated', 'pt-BR': 'Integrado'},
    meaning: {
      en: 'AI is part of the normal way of working.',
      'pt-BR': 'A IA faz parte do jeito normal de trabalhar.',
    },
  },
  {
    level: 4,
    name: {en: 'Measured', 'pt-BR': 'Mensurado'},
    meaning: {
      en: 'Evidence steers how AI is used.',
      'pt-BR': 'As evidências orientam como a IA é usada.',
    },
  },
  {
    level: 5,
    name: {en: 'Optimizing', 'pt-BR': 'Em otimização'},
    meaning: {
      en: 'The squad improves by experiment and teaches others.',
      'pt-BR': 'A squad melhora por experimentos e ensina as outras.',
    },
  },
] as const satisfies readonly {level: number; name: Localized; meaning: Localized}[];

export type Level = (typeof levels)[number]['level'];

/** Level 1 asks nothing. */
type LevelWithCriteria = Exclude<Level, 1>;

/** One thing that must hold. */
interface Requirement {
  text: Localized;
  /** The platform checks it; the squad confirms or disputes. Otherwise the squad brings evidence. */
  fromData: boolean;
}

interface AreaShape {
  id: string;
  name: Localized;
  /** One criterion a level; it is Met when all its requirements hold. */
  criteria: Record<LevelWithCriteria, readonly Requirement[]>;
}

const data = (...texts: TextsInOrder): Requirement => ({text: inOrder(...texts), fromData: true});
const evidence = (...texts: TextsInOrder): Requirement => ({text: inOrder(...texts), fromData: false});

const list = [
  {
    id: 'people',
    name: {en: 'People and skills', 'pt-BR': 'Pessoas e competências'},
    criteria: {
      2: [
        data(
          'At least half of the members have linked the extension.',
          'Pelo menos metade dos membros vinculou a extensão.',
        ),
      ],
      3: [
        data('Adoption rate of 60% or more.', 'Taxa de adoção de 60% ou mais.'),
        evidence('One named reference person.', 'Uma pessoa de referência, com nome.'),
      ],
      4: [
        data(
          'Regular-use rate of 50% or more in the last two windows.',
          'Taxa de uso regular de 50% ou mais nos dois últimos períodos.',
        ),
      ],
      5: [
        data(
          'A tool by the squad is published for the alliance or the organization, and another squad used it within 90 days.',
          'Uma ferramenta da squad está publicada para a aliança ou a organização, e outra squad a usou nos últimos 90 dias.',
        ),
      ],
    },
  },
  {
    id: 'discovery',
    name: {en: 'Discovery and requirements', 'pt-BR': 'Descoberta e requisitos'},
    criteria: {
      2: [
        data(
          '25% or more of the stories Done in 90 days have criteria.',
          '25% ou mais das histórias Concluídas em 90 dias têm critérios.',
        ),
      ],
      3: [
        data(
          '70% or more had Gherkin criteria before work began.',
          '70% ou mais tinham critérios em Gherkin antes do início do trabalho.',
        ),
      ],
      4: [
        data('90% or more had them before work began.', '90% ou mais os tinham antes do início do trabalho.'),
        data(
          '50% or more of the epics trace to an Approved initiative.',
          '50% ou mais dos épicos vêm de uma iniciativa Aprovada.',
        ),
      ],
      5: [
        data(
          'A measured outcome is recorded for 50% or more of the initiatives Closed in two quarters.',
          'Há um resultado medido em 50% ou mais das iniciativas Encerradas em dois trimestres.',
        ),
      ],
    },
  },
  {
    id: 'code',
    name: {en: 'Code and review', 'pt-BR': 'Código e revisão'},
    criteria: {
      2: [
        data('Repositories are registered.', 'Os repositórios estão registrados.'),
        evidence(
          'Each repository has a project rules file.',
          'Cada repositório tem um arquivo de regras do projeto.',
        ),
      ],
      3: [
        data(
          '50% or more of the merged pull requests are linked to a story.',
          '50% ou mais dos pull requests com merge estão vinculados a uma história.',
        ),
        evidence('Each has a human review.', 'Cada um tem uma revisão humana.'),
      ],
      4: [
        data('80% or more are linked.', '80% ou mais estão vinculados.'),
        data(
          'Median time to first review of 24 h or less.',
          'Mediana do tempo até a primeira revisão de 24 h ou menos.',
        ),
      ],
      5: [
        data(
          'AI line retention of 80% or more in three windows in a row, with a change fail rate of 15% or less.',
          'Retenção de linhas de IA de 80% ou mais em três períodos seguidos, com taxa de falha nas mudanças de 15% ou menos.',
        ),
      ],
    },
  },
  {
    id: 'qa',
    name: {en: 'Quality assurance', 'pt-BR': 'Garantia de qualidade'},
    criteria: {
      2: [data('A test plan was used within 90 days.', 'Um plano de teste foi usado nos últimos 90 dias.')],
      3: [data('Criteria coverage of 70% or more.', 'Cobertura de critérios de 70% ou mais.')],
      4: [
        data('Criteria coverage of 90% or more.', 'Cobertura de critérios de 90% ou mais.'),
        data(
          '50% or more of the P1 cases are Automated, with results from CI.',
          '50% ou mais dos casos P1 são Automatizados, com resultados vindos da CI.',
        ),
      ],
      5: [
        data('80% or more of the P1 cases are Automated.', '80% ou mais dos casos P1 são Automatizados.'),
        data(
          '90% or more of the production bugs get a regression case within 10 working days.',
          '90% ou mais dos bugs de produção ganham um caso de regressão em até 10 dias úteis.',
        ),
      ],
    },
  },
  {
    id: 'governance',
    name: {en: 'Governance and safety', 'pt-BR': 'Governança e segurança'},
    criteria: {
      2: [
        evidence(
          'Every member has read the AI use policy.',
          'Todos os membros leram a política de uso de IA.',
        ),
      ],
      3: [
        evidence(
          'Limits of auto-approval are agreed.',
          'Os limites da aprovação automática estão combinados.',
        ),
        evidence(
          'A rule set applies in every registered repository.',
          'Um conjunto de regras vale em todos os repositórios registrados.',
        ),
        evidence('Ignore rules keep secrets out.', 'Regras de exclusão mantêm os segredos de fora.'),
      ],
      4: [
        data(
          '90% or more of the tool runs use Published versions.',
          '90% ou mais das execuções de ferramentas usam versões Publicadas.',
        ),
        evidence('Access is reviewed each quarter.', 'Os acessos são revisados a cada trimestre.'),
      ],
      5: [
        evidence(
          'A drill on misuse or prompt injection each quarter, with its actions done on time.',
          'Um exercício por trimestre sobre mau uso ou injeção de prompt, com as ações concluídas no prazo.',
        ),
      ],
    },
  },
  {
    id: 'measurement',
    name: {en: 'Measurement and learning', 'pt-BR': 'Medição e aprendizado'},
    criteria: {
      2: [
        evidence(
          'The squad looks at its AI metrics together each month.',
          'A squad olha em conjunto as métricas de IA todos os meses.',
        ),
      ],
      3: [
        data('50% or more answered the pulse.', '50% ou mais responderam ao pulso.'),
        evidence(
          'A baseline of the five delivery metrics is kept.',
          'Há uma linha de base das cinco métricas de entrega.',
        ),
      ],
      4: [
        evidence(
          'One improvement experiment a quarter, with a hypothesis, a metric and a guard metric.',
          'Um experimento de melhoria por trimestre, com hipótese, métrica e métrica de proteção.',
        ),
      ],
      5: [
        evidence(
          'Two experiments in two quarters ended in a decision and were shared in the alliance.',
          'Dois experimentos em dois trimestres terminaram em uma decisão e foram compartilhados na aliança.',
        ),
      ],
    },
  },
] as const satisfies readonly AreaShape[];

export type AreaId = (typeof list)[number]['id'];

export interface Area extends AreaShape {
  id: AreaId;
}

/** The six areas of practice, each with a criterion for the levels 2 to 5. */
export const areas: readonly Area[] = list;

export const maturityRules = {
  /** Areas that must be at the level of the squad or above. */
  areasNeeded: 5,
  /** How far below the level of the squad the lowest area may be. */
  lowestAllowedBelow: 1,
  /**
   * Members who must answer before consensus. Answers carry no name: nobody sees them while the assessment is
   * Open; from Consensus on the squad sees the counts of each criterion, others only the agreed answer.
   */
  answers: 3,
  /** Days after which the result is Out of date. */
  validDays: 120,
} as const;
