import type {Localized} from '../localized';
import type {RoleId} from './roles';

/** How far a permission reaches. */
export const accessLevels = {
  organization: {en: 'Whole organization', 'pt-BR': 'Organização toda'},
  alliance: {en: 'Own alliance', 'pt-BR': 'Própria aliança'},
  squad: {en: 'Own squad', 'pt-BR': 'Própria squad'},
  scope: {en: 'In scope', 'pt-BR': 'No escopo'},
  own: {en: 'Own only', 'pt-BR': 'Só a própria'},
  yes: {en: 'Yes', 'pt-BR': 'Sim'},
  none: {en: 'No', 'pt-BR': 'Não'},
} as const satisfies Record<string, Localized>;

export type AccessLevel = keyof typeof accessLevels;

/** What one role may do with one permission. */
export interface Grant {
  access: AccessLevel;
  /** It may look and not change. */
  readOnly?: true;
  /** What the level does not say. */
  note?: Localized;
}

/** Parts in which the table of permissions is shown. */
export const permissionAreas = {
  organization: {en: 'Organization', 'pt-BR': 'Organização'},
  people: {en: 'People, alliances and squads', 'pt-BR': 'Pessoas, alianças e squads'},
  'work-items': {en: 'Work items and their tools', 'pt-BR': 'Itens de trabalho e suas ferramentas'},
  'ai-tools': {en: 'AI tools', 'pt-BR': 'Ferramentas de IA'},
  editor: {en: 'Extension', 'pt-BR': 'Extensão'},
  metrics: {en: 'Metrics', 'pt-BR': 'Métricas'},
  account: {en: 'Own account', 'pt-BR': 'Própria conta'},
} as const satisfies Record<string, Localized>;

export type PermissionArea = keyof typeof permissionAreas;

interface PermissionShape {
  /** Number by which the product model quotes it. */
  row: number;
  id: string;
  area: PermissionArea;
  action: Localized;
  grants: Record<RoleId, Grant>;
}

const list = [
  {
    row: 1,
    id: 'manage_organization',
    area: 'organization',
    action: {
      en: 'Organization settings: sign-in and SSO, model provider, extension policy, plan and seats, retention of generation logs, score weights',
      'pt-BR':
        'Configurações da organização: login e SSO, provedor de modelos, política da extensão, plano e assentos, retenção dos registros de geração, pesos da pontuação',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'none'},
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 2,
    id: 'read_audit_log',
    area: 'organization',
    action: {en: 'Read the audit log', 'pt-BR': 'Ler o registro de auditoria'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'none'},
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 3,
    id: 'manage_people',
    area: 'people',
    action: {
      en: 'Invite and remove people, give roles',
      'pt-BR': 'Convidar e remover pessoas, atribuir papéis',
    },
    grants: {
      org_admin: {access: 'organization', note: {en: 'every role', 'pt-BR': 'todos os papéis'}},
      alliance_lead: {
        access: 'alliance',
        note: {en: 'squad lead, member, viewer', 'pt-BR': 'líder de squad, membro, visualizador'},
      },
      squad_lead: {access: 'squad', note: {en: 'member, viewer', 'pt-BR': 'membro, visualizador'}},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 4,
    id: 'manage_alliances',
    area: 'organization',
    action: {en: 'Create, archive alliances', 'pt-BR': 'Criar e arquivar alianças'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'none'},
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 5,
    id: 'manage_squads',
    area: 'people',
    action: {en: 'Create, archive, move squads', 'pt-BR': 'Criar, arquivar e mover squads'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {
        access: 'alliance',
        note: {en: 'a move between alliances needs both', 'pt-BR': 'mover entre alianças exige as duas'},
      },
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 6,
    id: 'edit_squad',
    area: 'people',
    action: {
      en: 'Edit squad data, composition, repositories, data sources',
      'pt-BR': 'Editar dados, composição, repositórios e fontes de dados da squad',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 7,
    id: 'connect_tools',
    area: 'organization',
    action: {
      en: 'Connect Jira, Azure DevOps, Git hosts, CI, chat tools',
      'pt-BR': 'Conectar Jira, Azure DevOps, servidores Git, CI e ferramentas de chat',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'none'},
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 8,
    id: 'map_tools',
    area: 'work-items',
    action: {
      en: 'Map fields and projects of a connected tool',
      'pt-BR': 'Mapear campos e projetos de uma ferramenta conectada',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 9,
    id: 'edit_work_items',
    area: 'work-items',
    action: {
      en: 'Create and edit discovery, requirements and QA items; start stories, link pull requests, ask for AI reviews; generate with AI',
      'pt-BR':
        'Criar e editar itens de descoberta, requisitos e garantia de qualidade; iniciar histórias, vincular pull requests, pedir revisões com IA; gerar com IA',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'squad'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 10,
    id: 'approve_work_items',
    area: 'work-items',
    action: {
      en: 'Approve initiatives, mark stories Ready, approve test plans and cases',
      'pt-BR': 'Aprovar iniciativas, marcar histórias como Prontas, aprovar planos e casos de teste',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {
        access: 'none',
        note: {
          en: 'proposes; a squad setting may let members mark Ready',
          'pt-BR': 'propõe; uma configuração da squad pode permitir que membros marquem Pronta',
        },
      },
      viewer: {access: 'none'},
    },
  },
  {
    row: 11,
    id: 'write_ai_tools',
    area: 'ai-tools',
    action: {en: 'Write AI tools (drafts)', 'pt-BR': 'Escrever ferramentas de IA (rascunhos)'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'squad'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 12,
    id: 'publish_ai_tools',
    area: 'ai-tools',
    action: {en: 'Approve and publish AI tools', 'pt-BR': 'Aprovar e publicar ferramentas de IA'},
    grants: {
      org_admin: {
        access: 'organization',
        note: {
          en: 'squad, alliance and organization visibility',
          'pt-BR': 'visibilidade squad, aliança e organização',
        },
      },
      alliance_lead: {
        access: 'alliance',
        note: {
          en: 'squad and alliance visibility, own alliance; may give the second approval at organization visibility',
          'pt-BR':
            'visibilidade squad e aliança, na própria aliança; pode dar a segunda aprovação na visibilidade organização',
        },
      },
      squad_lead: {
        access: 'squad',
        note: {en: 'squad visibility, own squad', 'pt-BR': 'visibilidade squad, na própria squad'},
      },
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 13,
    id: 'use_extension',
    area: 'editor',
    action: {
      en: 'Link the extension, use organization tools in the editor',
      'pt-BR': 'Vincular a extensão, usar ferramentas da organização no editor',
    },
    grants: {
      org_admin: {access: 'yes'},
      alliance_lead: {access: 'yes'},
      squad_lead: {access: 'yes'},
      member: {access: 'yes'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 14,
    id: 'read_squad_metrics',
    area: 'metrics',
    action: {
      en: "See a squad's metrics, score and maturity",
      'pt-BR': 'Ver métricas, pontuação e maturidade de uma squad',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'squad'},
      viewer: {access: 'scope'},
    },
  },
  {
    row: 15,
    id: 'read_alliance_vision',
    area: 'metrics',
    action: {
      en: 'See the alliance vision with the squad breakdown',
      'pt-BR': 'Ver a visão da aliança com o detalhamento por squad',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'alliance', readOnly: true},
      member: {access: 'none', note: {en: 'alliance totals only', 'pt-BR': 'só os totais da aliança'}},
      viewer: {
        access: 'scope',
        readOnly: true,
        note: {en: 'organization or alliance scope', 'pt-BR': 'escopo organização ou aliança'},
      },
    },
  },
  {
    row: 16,
    id: 'edit_okrs',
    area: 'metrics',
    action: {en: 'Create and edit OKRs', 'pt-BR': 'Criar e editar OKRs'},
    grants: {
      org_admin: {
        access: 'organization',
        note: {en: 'organization, alliance, squad', 'pt-BR': 'organização, aliança, squad'},
      },
      alliance_lead: {
        access: 'alliance',
        note: {en: 'own alliance and its squads', 'pt-BR': 'própria aliança e suas squads'},
      },
      squad_lead: {access: 'squad'},
      member: {
        access: 'none',
        note: {
          en: 'checks in on key results they own',
          'pt-BR': 'faz check-in nos próprios resultados-chave',
        },
      },
      viewer: {access: 'none', readOnly: true},
    },
  },
  {
    row: 17,
    id: 'run_maturity',
    area: 'metrics',
    action: {
      en: 'Open and close a maturity assessment',
      'pt-BR': 'Abrir e encerrar uma avaliação de maturidade',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'none', note: {en: 'answers', 'pt-BR': 'responde'}},
      viewer: {access: 'none'},
    },
  },
  {
    row: 18,
    id: 'validate_maturity',
    area: 'metrics',
    action: {en: 'Validate maturity levels 4 and 5', 'pt-BR': 'Validar os níveis de maturidade 4 e 5'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 19,
    id: 'set_budgets',
    area: 'metrics',
    action: {en: 'Set squad budgets', 'pt-BR': 'Definir orçamentos de squads'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 20,
    id: 'export_metrics',
    area: 'metrics',
    action: {
      en: 'Export team metrics, by file or by API',
      'pt-BR': 'Exportar métricas de time, por arquivo ou pela API',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 21,
    id: 'read_own_activity',
    area: 'account',
    action: {en: "See one's own activity", 'pt-BR': 'Ver a própria atividade'},
    grants: {
      org_admin: {access: 'own'},
      alliance_lead: {access: 'own'},
      squad_lead: {access: 'own'},
      member: {access: 'own'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 22,
    id: 'read_work_items',
    area: 'work-items',
    action: {
      en: 'Read work items and their trace',
      'pt-BR': 'Ler itens de trabalho e a rastreabilidade deles',
    },
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'squad'},
      viewer: {access: 'scope'},
    },
  },
  {
    row: 23,
    id: 'run_pulse',
    area: 'metrics',
    action: {en: 'Open and close a pulse survey', 'pt-BR': 'Abrir e encerrar uma pesquisa de pulso'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'squad'},
      member: {access: 'none', note: {en: 'answers', 'pt-BR': 'responde'}},
      viewer: {access: 'none'},
    },
  },
  {
    row: 24,
    id: 'annotate_charts',
    area: 'metrics',
    action: {en: 'Write annotations on charts', 'pt-BR': 'Escrever anotações nos gráficos'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'alliance'},
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 25,
    id: 'create_api_tokens',
    area: 'account',
    action: {en: 'Create personal API tokens', 'pt-BR': 'Criar tokens de API pessoais'},
    grants: {
      org_admin: {access: 'yes'},
      alliance_lead: {access: 'yes'},
      squad_lead: {access: 'yes'},
      member: {access: 'yes'},
      viewer: {access: 'none'},
    },
  },
  {
    row: 26,
    id: 'read_seat_state',
    area: 'organization',
    action: {en: 'See the seat state of people', 'pt-BR': 'Ver o estado do assento das pessoas'},
    grants: {
      org_admin: {access: 'organization'},
      alliance_lead: {access: 'none'},
      squad_lead: {access: 'none'},
      member: {access: 'none'},
      viewer: {access: 'none'},
    },
  },
] as const satisfies readonly PermissionShape[];

export type PermissionId = (typeof list)[number]['id'];

export interface Permission extends PermissionShape {
  id: PermissionId;
}

/** Who may do what. */
export const permissions: readonly Permission[] = list;
