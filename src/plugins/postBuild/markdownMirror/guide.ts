/**
 * What `llms.txt` says before it lists pages: what the product is, what assistants often get wrong about it, and when
 * to read each section. Each mistake is corrected by a page, which is named.
 */
import type {Locale} from '../../../config/locales';
import {product} from '../../../config/product';

interface Mistake {
  readonly right: string;
  /** Id of the page that says it, and of the heading there. */
  readonly page: string;
  readonly heading: string;
}

interface Guide {
  readonly about: readonly string[];
  readonly mistakesTitle: string;
  readonly mistakes: readonly Mistake[];
  /** By path of the section. */
  readonly when: Readonly<Record<string, string>>;
}

const {code, platform, ignoreFile, folder} = product;

export const guides: Record<Locale, Guide> = {
  en: {
    about: [
      `${code} is an AI coding assistant: an extension for VS Code and editors built on it. It proposes edits and commands in a chat panel, and the user approves them. ${platform} is a separate web application for teams; the extension is complete without it.`,
      `It is no editor of its own, no model and no service that reviews code unattended. Labels, settings and file names are those of these pages: similar extensions have others.`,
    ],
    mistakesTitle: 'Common mistakes of assistants',
    mistakes: [
      {right: 'There is no version for JetBrains IDEs.', page: 'faq', heading: 'editors'},
      {
        right: `An account is needed only for ${code}'s own provider, not for a key of another vendor or a local model.`,
        page: 'faq',
        heading: 'account',
      },
      {
        right: 'The extension is free; the model that answers usually is not.',
        page: 'faq',
        heading: 'is-it-free',
      },
      {
        right: `Files are kept from the assistant by ${ignoreFile}, not by .gitignore, and most terminal commands, MCP servers and autocomplete do not heed it.`,
        page: 'advanced-usage/custom-rules',
        heading: 'block-files',
      },
      {
        right: `MCP servers of a project are in ${folder}/mcp.json. Files of other editors are not read.`,
        page: 'features/mcp/using-mcp-in-product-code',
        heading: 'files',
      },
      {
        right: 'A checkpoint restores files of the workspace, and is no replacement for a commit.',
        page: 'features/checkpoints',
        heading: 'limits',
      },
    ],
    when: {
      'getting-started': 'to install the extension, log in or set it up, or to learn what it is.',
      'basic-usage': 'for the chat panel, modes, mentions, and how a provider is connected.',
      features: 'for one feature: what it does, its settings, its limits.',
      'features/tools': 'for a tool the model calls: its parameters, approvals and errors.',
      'features/mcp': 'to connect an MCP server, or one that does not connect.',
      providers: 'for the key, address, models and errors of one provider.',
      'advanced-usage': 'for rules, prompts, cost, local models and large projects.',
      platform: `for ${platform}, the web application for teams.`,
      metrics: 'for how the platform measures teams, and what its numbers mean.',
      troubleshooting: 'for an error message or something that does not work.',
      'terms-and-conditions': 'for the terms and what data is collected.',
    },
  },
  'pt-BR': {
    about: [
      `O ${code} é um assistente de programação com IA: uma extensão para o VS Code e editores baseados nele. Ele propõe edições e comandos em um painel de chat, e o usuário os aprova. O ${platform} é uma aplicação web à parte, para equipes; a extensão é completa sem ele.`,
      'Ele não é um editor próprio, nem um modelo, nem um serviço que revisa código sem ninguém olhar. Rótulos, configurações e nomes de arquivos são os destas páginas: extensões parecidas têm outros.',
    ],
    mistakesTitle: 'Erros comuns de assistentes',
    mistakes: [
      {right: 'Não há versão para IDEs da JetBrains.', page: 'faq', heading: 'editors'},
      {
        right: `Só o provedor próprio do ${code} exige uma conta; uma chave de outro fornecedor ou um modelo local não exige.`,
        page: 'faq',
        heading: 'account',
      },
      {
        right: 'A extensão é gratuita; o modelo que responde, em geral, não é.',
        page: 'faq',
        heading: 'is-it-free',
      },
      {
        right: `O que esconde arquivos do assistente é o ${ignoreFile}, não o .gitignore, e a maioria dos comandos do terminal, os servidores MCP e o autocompletar não o respeitam.`,
        page: 'advanced-usage/custom-rules',
        heading: 'block-files',
      },
      {
        right: `Os servidores MCP de um projeto ficam em ${folder}/mcp.json. Arquivos de outros editores não são lidos.`,
        page: 'features/mcp/using-mcp-in-product-code',
        heading: 'files',
      },
      {
        right: 'Um ponto de verificação restaura arquivos do espaço de trabalho e não substitui um commit.',
        page: 'features/checkpoints',
        heading: 'limits',
      },
    ],
    when: {
      'getting-started': 'para instalar a extensão, entrar na conta, configurar, ou saber o que ela é.',
      'basic-usage': 'para o painel de chat, modos, menções e como conectar um provedor.',
      features: 'para um recurso: o que faz, as configurações e os limites.',
      'features/tools': 'para uma ferramenta que o modelo chama: parâmetros, aprovações e erros.',
      'features/mcp': 'para conectar um servidor MCP, ou um que não conecta.',
      providers: 'para a chave, o endereço, os modelos e os erros de um provedor.',
      'advanced-usage': 'para regras, prompts, custo, modelos locais e projetos grandes.',
      platform: `para o ${platform}, a aplicação web para equipes.`,
      metrics: 'para como a plataforma mede equipes e o que os números dizem.',
      troubleshooting: 'para uma mensagem de erro ou algo que não funciona.',
      'terms-and-conditions': 'para os termos e os dados que são coletados.',
    },
  },
};
