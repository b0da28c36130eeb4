import type {Localized} from '../localized';

/** Where settings stand, as it follows their name: `Open tabs context limit, in Settings → Context`. */
export const settingSections = {
  providers: {en: 'in **Settings → Providers**', 'pt-BR': 'em **Configurações → Provedores**'},
  advanced: {
    en: 'in **Settings → Providers → Advanced settings**',
    'pt-BR': 'em **Configurações → Provedores → Configurações avançadas**',
  },
  'auto-approve': {en: 'in **Settings → Auto-Approve**', 'pt-BR': 'em **Configurações → Aprovação**'},
  browser: {en: 'in **Settings → Browser**', 'pt-BR': 'em **Configurações → Navegador**'},
  checkpoints: {en: 'in **Settings → Checkpoints**', 'pt-BR': 'em **Configurações → Checkpoints**'},
  notifications: {en: 'in **Settings → Notifications**', 'pt-BR': 'em **Configurações → Notificações**'},
  context: {en: 'in **Settings → Context**', 'pt-BR': 'em **Configurações → Contexto**'},
  terminal: {en: 'in **Settings → Terminal**', 'pt-BR': 'em **Configurações → Terminal**'},
  prompts: {en: 'in **Settings → Prompts**', 'pt-BR': 'em **Configurações → Prompts**'},
  ui: {en: 'in **Settings → UI**', 'pt-BR': 'em **Configurações → UI**'},
  experimental: {en: 'in **Settings → Experimental**', 'pt-BR': 'em **Configurações → Experimental**'},
  language: {en: 'in **Settings → Language**', 'pt-BR': 'em **Configurações → Idioma**'},
  about: {en: 'in **Settings → About {product.code}**', 'pt-BR': 'em **Configurações → Sobre**'},
  mcp: {en: 'in **Settings → MCP Servers**', 'pt-BR': 'em **Configurações → Servidores MCP**'},
  autocomplete: {en: 'in **Settings → Autocomplete**', 'pt-BR': 'em **Configurações → Autocompletar**'},
  modes: {en: 'in the **Modes** view', 'pt-BR': 'na visualização **Modos**'},
  indexing: {en: 'in the panel **Codebase Indexing**', 'pt-BR': 'no painel **Indexação de Código**'},
  'settings-json': {en: "in VS Code's settings", 'pt-BR': 'nas configurações do VS Code'},
} as const satisfies Record<string, Localized>;

export type SettingSection = keyof typeof settingSections;

/** For what a value holds. */
export const settingScopes = {
  user: {en: 'You, in all windows', 'pt-BR': 'Você, em todas as janelas'},
  profile: {en: 'The profile', 'pt-BR': 'O perfil'},
  mode: {en: 'The mode', 'pt-BR': 'O modo'},
  vscode: {
    en: "You, or the project in its folder's `.vscode/settings.json`",
    'pt-BR': 'Você, ou o projeto no `.vscode/settings.json` da pasta',
  },
} as const satisfies Record<string, Localized>;

export type SettingScope = keyof typeof settingScopes;
