import type {Localized} from '../localized';

interface RoleShape {
  id: string;
  /** The role itself. In Portuguese it agrees with the person where it names one. */
  name: Localized;
  /** What the role is for, in one line. */
  purpose: Localized;
  /** Where it is valid. */
  scope: Localized;
  usesSeat: boolean;
}

const list = [
  {
    id: 'org_admin',
    name: {en: 'Organization admin', 'pt-BR': 'Administrador da organização'},
    purpose: {
      en: 'Settings, connections, seats and people of everyone',
      'pt-BR': 'Configurações, conexões, assentos e pessoas de toda a organização',
    },
    scope: {en: 'the organization', 'pt-BR': 'a organização'},
    usesSeat: true,
  },
  {
    id: 'alliance_lead',
    name: {en: 'Alliance lead', 'pt-BR': 'Líder de aliança'},
    purpose: {
      en: 'The squads of an alliance, their budgets and approvals',
      'pt-BR': 'As squads de uma aliança, seus orçamentos e suas aprovações',
    },
    scope: {en: 'one or more alliances', 'pt-BR': 'uma ou mais alianças'},
    usesSeat: true,
  },
  {
    id: 'squad_lead',
    name: {en: 'Squad lead', 'pt-BR': 'Líder de squad'},
    purpose: {
      en: 'A squad from the inside: its people, repositories and approvals',
      'pt-BR': 'Uma squad por dentro: pessoas, repositórios e aprovações',
    },
    scope: {en: 'one or more squads', 'pt-BR': 'uma ou mais squads'},
    usesSeat: true,
  },
  {
    id: 'member',
    name: {en: 'Member', 'pt-BR': 'Membro'},
    purpose: {
      en: 'The work itself: items, generations, AI tools, the editor',
      'pt-BR': 'O trabalho em si: itens, gerações, ferramentas de IA, editor',
    },
    scope: {en: 'one or more squads', 'pt-BR': 'uma ou mais squads'},
    usesSeat: true,
  },
  {
    id: 'viewer',
    name: {en: 'Viewer', 'pt-BR': 'Visualizador'},
    purpose: {
      en: 'Reading: no extension, no generation, no API token, no edits',
      'pt-BR': 'Leitura: sem extensão, sem geração, sem token de API, sem edição',
    },
    scope: {
      en: 'the organization, an alliance or a squad',
      'pt-BR': 'a organização, uma aliança ou uma squad',
    },
    usesSeat: false,
  },
] as const satisfies readonly RoleShape[];

export type RoleId = (typeof list)[number]['id'];

export interface Role extends RoleShape {
  id: RoleId;
}

/** The roles, from the widest to the narrowest. */
export const roles: readonly Role[] = list;
