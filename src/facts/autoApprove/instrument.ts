/** The command tester: the lists and a command of the page's example, and what happens. */
import {h} from 'hastscript';
import {fact} from '../fact';
import {checkField, fields, instrument, out, resetButton, rowList, textField, textOf} from '../instrument';
import type {Localized} from '../localized';
import type {CommandLists} from './commands';
import {commandResults, type CommandWords} from './commandResults';

/** The lists of features/auto-approving-actions#commands. */
export const exampleLists: CommandLists = {
  allowed: ['pytest tests', 'ruff check', 'git status'],
  denied: ['git push', 'pip install', 'rm ', 'curl '],
  isOn: true,
};

const exampleCommand = 'pytest tests && git push';

const result: Record<keyof CommandWords['result'], Localized> = {
  runs: {en: 'It runs without asking.', 'pt-BR': 'É executado sem perguntar.'},
  asks: {en: 'The assistant asks you.', 'pt-BR': 'O assistente pergunta.'},
  refused: {en: 'It’s refused.', 'pt-BR': 'É recusado.'},
};

const because: Record<keyof CommandWords['because'], Localized> = {
  denied: {
    en: 'The longest entry that matches “{part}” is the denied entry “{entry}”, and one denied part refuses the whole command, even with auto-approve off.',
    'pt-BR':
      'O item mais longo que corresponde a “{part}” é o item negado “{entry}”, e uma única parte negada recusa o comando inteiro, mesmo com a aprovação automática desativada.',
  },
  off: {
    en: 'No part is denied, and the switches are off.',
    'pt-BR': 'Nenhuma parte é negada, e as opções estão desativadas.',
  },
  risky: {
    en: '“{risky}” can run code that the text doesn’t show, so it always asks, even if * is allowed.',
    'pt-BR':
      '“{risky}” pode executar código que o texto não mostra, por isso sempre pergunta, mesmo com * permitido.',
  },
  unlisted: {
    en: 'No entry matches the part “{part}”, and every part needs an allowed one.',
    'pt-BR': 'Nenhum item corresponde à parte “{part}”, e todas as partes precisam de um item permitido.',
  },
  allowed: {
    en: 'Every part begins with an allowed entry.',
    'pt-BR': 'Todas as partes começam com um item permitido.',
  },
  empty: {
    en: 'There is no command yet: type one into the field.',
    'pt-BR': 'Ainda não há comando: digite um no campo.',
  },
};

const part: Record<keyof CommandWords['part'], Localized> = {
  allowed: {en: 'allowed by “{entry}”', 'pt-BR': 'permitida por “{entry}”'},
  denied: {en: 'denied by “{entry}”', 'pt-BR': 'negada por “{entry}”'},
  none: {en: 'no entry matches', 'pt-BR': 'nenhum item corresponde'},
};

const warning: Record<keyof CommandWords['warning'], Localized> = {
  redirected: {
    en: 'The redirection in “{about}” isn’t checked. With > it can overwrite a file.',
    'pt-BR': 'O redirecionamento em “{about}” não é verificado. Com > ele pode sobrescrever um arquivo.',
  },
  flags: {
    en: 'Whatever follows “{about}” isn’t checked, so every flag gets through.',
    'pt-BR': 'O que vem depois de “{about}” não é verificado, por isso qualquer parâmetro passa.',
  },
  git: {
    en: '“{about}” looks as if it could only read, but --output=FILE overwrites any file.',
    'pt-BR': '“{about}” parece só ler, mas --output=FILE sobrescreve qualquer arquivo.',
  },
  program: {
    en: '“{about}” starts any program that it’s given, so the list no longer protects you.',
    'pt-BR': '“{about}” inicia qualquer programa que receber, por isso a lista deixa de proteger você.',
  },
  word: {
    en: '“{about}” is a single word, so expect commands that you didn’t foresee.',
    'pt-BR': '“{about}” é uma palavra sozinha, por isso espere comandos que você não previu.',
  },
  everything: {
    en: 'A lone * allows every command that isn’t denied.',
    'pt-BR': 'Um * sozinho permite todo comando que não for negado.',
  },
  wildcard: {
    en: '“{about}” has no wildcard: the * is compared as it stands, so the entry matches next to nothing.',
    'pt-BR':
      '“{about}” não tem curinga: o * é comparado ao pé da letra, por isso o item não corresponde a quase nada.',
  },
};

/** The tester, with the lists of the page. */
export const CommandTester = fact({}, (_, say) => {
  const {text} = say;
  const inLanguage = <Key extends string>(texts: Readonly<Record<Key, Localized>>) =>
    Object.fromEntries(Object.entries<Localized>(texts).map(([id, words]) => [id, text(words)])) as Record<
      Key,
      string
    >;
  const words: CommandWords = {
    result: inLanguage(result),
    because: inLanguage(because),
    part: inLanguage(part),
    warning: inLanguage(warning),
  };
  const results = commandResults(exampleCommand, exampleLists, words);
  const list = (name: 'allowed' | 'denied', label: Localized) =>
    textField({name, label: text(label), value: exampleLists[name].join('\n'), rows: 5, code: true});
  return instrument(
    'commands',
    {
      title: {en: 'Try your own lists', 'pt-BR': 'Teste suas listas'},
      lead: {
        en: 'One entry a line, or the list from settings.json. Nothing is run or sent. What you type stands in the address of this page, so remove secrets before you share the link.',
        'pt-BR':
          'Um item por linha, ou a lista do settings.json. Nada é executado nem enviado. O que você digita fica no endereço desta página, por isso remova segredos antes de compartilhar o link.',
      },
      form: [
        textField({
          name: 'command',
          label: text({en: 'Command', 'pt-BR': 'Comando'}),
          value: exampleCommand,
          rows: 2,
          code: true,
        }),
        fields([
          list('allowed', {en: 'Allowed commands', 'pt-BR': 'Comandos permitidos'}),
          list('denied', {en: 'Denied commands', 'pt-BR': 'Comandos negados'}),
        ]),
        checkField({
          name: 'on',
          label: text({
            en: 'The master switch and Execute are on',
            'pt-BR': 'A opção geral e Executar estão ativadas',
          }),
          checked: exampleLists.isOn,
        }),
        h('div', {className: ['results']}, [
          h('output', {ariaLive: 'polite', className: ['result']}, [
            out('verdict', textOf(results, 'verdict')),
            ' ',
            h('span', {className: ['because']}, [out('because', textOf(results, 'because'))]),
          ]),
          h('p', {className: ['results-title']}, text({en: 'Part by part', 'pt-BR': 'Parte por parte'})),
          rowList('parts', 'parts', results.parts),
          rowList('warnings', 'warnings', results.warnings),
        ]),
        resetButton(text({en: 'Back to the example', 'pt-BR': 'Voltar ao exemplo'})),
      ],
      data: {...words},
    },
    say,
  );
});
