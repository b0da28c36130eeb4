/**
 * Phrases that must not return. Each row is a statement that was found wrong,
 * dangerous or contradicted, by its number in the audits before the second edition:
 * A getting started to tips, B features to troubleshooting, C platform to legal.
 */
// cspell:disable
import type {Locale} from '../../src/config/locales.ts';
import {around} from './text.mts';
import type {Finding, Page} from './types.mts';

interface Settled {
  /** Entries of the audits. */
  id: string;
  /** What must not be there, in a page as it is typed: code and labels included. */
  pattern: Record<Locale, RegExp> | RegExp;
  /** What is true instead. */
  why: string;
}

export const settled: readonly Settled[] = [
  {
    id: 'A-C1',
    pattern: {
      en: /\bcan (?:undo|take back) (?:each|every) edit/giu,
      'pt-BR': /\bpode desfazer (?:cada|toda) (?:a )?edição/giu,
    },
    why: 'most edits: checkpoints do not capture ignored files, and nothing that a command did',
  },
  {
    id: 'A-C3',
    pattern: {
      en: /\bno tool (?:runs|is run) before/giu,
      'pt-BR': /nenhuma ferramenta é executada antes/giu,
    },
    why: 'searches, listings and outlines are computed before the approval; nothing is sent or changed',
  },
  {
    id: 'A-C9, C-C30',
    pattern: {
      en: /(?<!<UI>[^<]*)anonymous (?:usage|telemetry|reports?|error)|(?:leave out|without) code, prompts and personal data/giu,
      'pt-BR': /(?<!<UI>[^<]*)(?:telemetria|relatórios) anônim[ao]s?|código, prompts e dados pessoais/giu,
    },
    why: 'telemetry holds no code and no prompts, and is pseudonymous; “anonymous” only inside the label',
  },
  {
    id: 'A-C20',
    pattern: {
      en: /modes, commands and (?:\[)?workflows|built-in commands and your workflows/giu,
      'pt-BR': /modos, comandos e (?:\[)?fluxos|comandos integrados e os seus fluxos/giu,
    },
    why: 'the / menu lists modes and workflows',
  },
  {
    id: 'A-C23',
    pattern: {
      en: /hold (?:<Keys combo="Shift"[^>]*>|Shift),? and drag/giu,
      'pt-BR': /segure (?:<Keys combo="Shift"[^>]*>|Shift) e arraste/giu,
    },
    why: 'start to drag, then hold Shift: Shift first extends the selection of the Explorer',
  },
  {
    id: 'A-C27',
    pattern: {en: /\baccept the result\b/giu, 'pt-BR': /\baceit(?:e|ar) o resultado\b/giu},
    why: 'a result needs no acceptance: read it, or write what is missing',
  },
  {
    id: 'A-C38, C-C4',
    pattern: {en: /need (?:the )?desktop VS Code/giu, 'pt-BR': /preciso ter o VS Code para desktop/giu},
    why: 'any editor that runs the extension, in the browser too',
  },
  {
    id: 'A-H2, C-H12',
    pattern: {
      en: /device code|confirm the code before/giu,
      'pt-BR': /código d[eo] dispositivo|confirme o código antes/giu,
    },
    why: 'log in with the browser; in a remote window or a browser editor with the pasted key',
  },
  {id: 'A-H3', pattern: /\/newrule\b/gu, why: 'there is no such command: rules are files'},
  {
    id: 'A-T1, B-C3',
    pattern: {
      en: /does no harm|The command ran, but/gu,
      'pt-BR': /não faz mal|O comando foi executado, mas/gu,
    },
    why: 'a command that had already started in the terminal has run twice: warn of migrations, payments, pushes',
  },
  {
    id: 'A-T2',
    pattern: {
      en: /limit that (?:cannot|can['’]t) be passed|only hard limit/giu,
      'pt-BR': /único que não pode ser ultrapassado|único limite (?:rígido|que não pode ser)/giu,
    },
    why: 'budgets of vendors only alert; what stops is a prepaid balance without top-up, or a cap of the key',
  },
  {
    id: 'A-T4, B-M7',
    pattern: {
      en: /safe(?:st)?(?: and cheaper)? choice for a repository/giu,
      'pt-BR': /escolha segura(?: e mais barata)? para um repositório/giu,
    },
    why: 'Ask has MCP and the browser: it is safe only without servers that write',
  },
  {
    id: 'A-T6, B-W4',
    pattern: {
      en: /deniedCommands"?:[^\]]*"rm -|\bDeny `rm -rf`/gu,
      'pt-BR': /deniedCommands"?:[^\]]*"rm -|\bNegue `rm -rf`/gu,
    },
    why: '`rm `: a prefix with flags lets `rm -fr` pass; and a denied list is no barrier',
  },
  {
    id: 'A-T9, B-W1',
    pattern: /^[ \t]*([\w.-]+\/)\n(?:.*\n){0,4}?[ \t]*!\1\S/gmu,
    why: '`folder/*`: below a folder that is excluded as a whole nothing can be included again',
  },
  {id: 'A-T16', pattern: /\bGitpod\b/gu, why: 'the classic service is closed: code-server'},
  {
    id: 'B-C6',
    pattern: {en: /can use no other tool/giu, 'pt-BR': /não usa nenhuma outra ferramenta/giu},
    why: 'any other tool closes the browser, then runs',
  },
  {
    id: 'B-C9',
    pattern: {
      en: /(?:a )?few minutes behind/giu,
      'pt-BR': /alguns minutos atrasad|atraso de alguns minutos/giu,
    },
    why: 'the index follows a save within seconds; it lags only in the first pass or under a rate limit',
  },
  {
    id: 'B-H5',
    pattern: /Too many tools enabled|Muitas ferramentas habilitadas/gu,
    why: 'this release has no such message',
  },
  {
    id: 'B-H10',
    pattern: /See New Changes|Ver Novas (?:Alterações|Mudanças)/gu,
    why: 'this release has no such view',
  },
  {id: 'B-H14', pattern: /\bFast Apply\b/gu, why: 'no such experiment in this release'},
  {
    id: 'B-H20',
    pattern: /"command": "cmd"|\bcmd \/c\b/gu,
    why: '`npx` alone: the extension starts it on Windows too',
  },
  {
    id: 'B-W2',
    pattern: {en: /\bexact prefix/giu, 'pt-BR': /\bprefixos? exato/giu},
    why: 'a prefix lets every flag through: whole commands',
  },
  {id: 'B-W7', pattern: /\bNode(?:\.js)? (?:18|20)\b/gu, why: 'past its end of life: Node.js 22.19 or later'},
  {
    id: 'B-W9',
    pattern: {
      en: /official reference list/giu,
      'pt-BR': /lista oficial de referência|lista de referência oficial/giu,
    },
    why: 'those servers are for learning: link registry.modelcontextprotocol.io',
  },
  {
    id: 'B-W11',
    pattern: /export \w+=["']?(?:paste|cole)/giu,
    why: 'a secret that is typed stays in the history of the shell: `read -rs NAME && export NAME`',
  },
  {
    id: 'B-W14',
    pattern: /"command": "mise"/gu,
    why: 'the absolute path: the PATH that lacks the tool lacks `mise` too',
  },
  {
    id: 'C-C32',
    pattern: {
      en: /only if we sell them|if credits are sold/giu,
      'pt-BR': /só se nós os vendemos|se há venda de créditos/giu,
    },
    why: 'credits are sold',
  },
  {id: 'A-H0, C-C36', pattern: /\b1\.8\.2\b|\bv?3\.29\b/gu, why: '{product.version}'},
  {
    id: 'B-H8, C-H3',
    pattern: {
      en: /(?:late|mid-|end of )\s?(?:October|November) 2025/giu,
      'pt-BR': /(?:fim|meados) de (?:outubro|novembro) de 2025|a partir de novembro de 2025/giu,
    },
    why: 'one version: no history of builds',
  },
  {
    id: 'C-2, R13',
    pattern: {
      en: /\*\*\[[^\]]+\]\*\*|not yet (?:binding|in force)/giu,
      'pt-BR': /\*\*\[[^\]]+\]\*\*|ainda sem efeito|ainda não (?:vincula|vale)/giu,
    },
    why: 'a finished text, with the keys of the product file',
  },
  {
    id: 'C-V1',
    pattern: /\bdeepseek-(?:chat|reasoner)\b/gu,
    why: 'the vendor retired both names: `vendor/model-name`, and how to choose',
  },
  {
    id: 'C-V2, C-V9',
    pattern: /\bo[34]-mini-(?:high|low)\b|\bgpt-(?:4o|5)\b/giu,
    why: 'no model of a vendor by name: `vendor/model-name`, and how to choose',
  },
  {
    id: 'C-V2',
    pattern: {en: /Plus, Pro and Team\b|ChatGPT Team\b/gu, 'pt-BR': /Plus, Pro e Team\b|ChatGPT Team\b/gu},
    why: 'that plan is called Business',
  },
  {
    id: 'C-V3, C-V4, C-V6',
    pattern: /\bgrok-(?:3|code)\b|\bgemini[- ]2\.5\b|\bclaude[- ](?:sonnet|opus|haiku)[- ]\d/giu,
    why: 'no model of a vendor by name: `vendor/model-name`, and how to choose',
  },
  {id: 'C-V5', pattern: /`ug\.`/gu, why: 'the prefix of GovCloud is `us-gov.`'},
  {
    id: 'C-V9',
    pattern: {
      en: /premium requests?/giu,
      'pt-BR': /(?:solicitações|requisições) premium|premium requests?/giu,
    },
    why: 'replaced by credits that count tokens',
  },
  {
    id: 'C-V10',
    pattern: /\b(?:console|status|docs)\.anthropic\.com\b/gu,
    why: 'platform.claude.com, status.claude.com, code.claude.com',
  },
  {
    id: 'C-V11',
    pattern: /La Plateforme|\bPixtral\b/giu,
    why: 'the vendor calls it Studio; that model is retired',
  },
  {id: 'C-V13', pattern: /Azure AI Foundry/giu, why: 'Microsoft Foundry'},
];
// cspell:enable

/** Keys of the front matter that are read as text; the others hold what readers type, right or wrong. */
const readKeys = /^(?:title|description|sidebar_label):/u;

/** A page as typed, without keywords and questions, every character in its place. */
function readText(raw: string): string {
  const front = /^---\n[^]*?\n---\n/u.exec(raw)?.[0] ?? '';
  const kept = front
    .split('\n')
    .map((line) => (readKeys.test(line) ? line : line.replace(/./gu, ' ')))
    .join('\n');
  return kept + raw.slice(front.length);
}

/** Phrases on a page that were found wrong before. */
export function checkSettled({file, locale, raw}: Page): Finding[] {
  const text = readText(raw);
  return settled.flatMap(({id, pattern, why}) =>
    [...text.matchAll(pattern instanceof RegExp ? pattern : pattern[locale])].map((match) => ({
      file,
      line: text.slice(0, match.index).split('\n').length,
      came: `“${around(text, match.index, match.index + match[0].length)}” (${id})`,
      allowed: why,
    })),
  );
}
