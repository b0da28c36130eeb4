/** Work items of the example organization: what the pages of the platform draw and compute from. */
export const workItems = {
  personaClaims: {evidence: 2, assumption: 3},
  journey: [
    {title: {en: 'Asks for refund', 'pt-BR': 'Pede o reembolso'}, feeling: 0},
    {title: {en: 'Waits', 'pt-BR': 'Espera'}, feeling: -1},
    {title: {en: 'Doubts', 'pt-BR': 'Desconfia'}, feeling: -2},
    {title: {en: 'Calls', 'pt-BR': 'Liga'}, feeling: -1},
    {title: {en: 'Gets the money', 'pt-BR': 'Recebe o dinheiro'}, feeling: 2},
  ],
  draftEpics: [
    {
      title: {
        en: 'Pix refunds without a call to support',
        'pt-BR': 'Reembolso por Pix sem ligar para o atendimento',
      },
      value: 5,
      risk: 2,
      becomes: 'CHK-E12',
    },
    {title: {en: 'Refund status by message', 'pt-BR': 'Status do reembolso por mensagem'}, value: 4, risk: 4},
    {
      title: {en: 'Refund history in the store panel', 'pt-BR': 'Histórico de reembolsos no painel da loja'},
      value: 2,
      risk: 1,
    },
  ],
  outcome: {callsPerMonth: {baseline: 420, target: 200, by: '2026-12-31'}},
  story: {
    id: 'CHK-S142',
    scenarios: [
      {
        title: {en: 'Full refund inside the limit', 'pt-BR': 'Reembolso total dentro do prazo'},
        verdict: 'covered',
      },
      {
        title: {en: 'The period ends after 90 days', 'pt-BR': 'O prazo termina depois de 90 dias'},
        rows: [
          [89, 'accepted'],
          [90, 'accepted'],
          [91, 'refused'],
        ],
        verdict: 'partly_covered',
      },
      {title: {en: 'More than was paid', 'pt-BR': 'Valor maior que o pago'}, verdict: 'not_found'},
    ],
    amounts: [
      [0.0, 'refused'],
      [0.01, 'accepted'],
      [250.0, 'accepted'],
      [250.01, 'refused'],
    ],
  },
  plan: {
    id: 'CHK-P7',
    scenarios: 10,
    covered: 9,
    cases: {passed: 21, failed: 3, blocked: 2, skipped: 0, notRun: 4},
    exit: {coverage: 90, passRate: 95, openS1S2: 0},
    openS1S2: 1,
  },
  contextTokens: {used: 6400, budget: 24000},
} as const;
