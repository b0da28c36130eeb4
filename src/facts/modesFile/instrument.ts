/** The builder of modes: fields for one mode, the file that comes of them, and paths to try its limit on. */
import {h} from 'hastscript';
import type {Locale} from '../../config/locales';
import {product} from '../../config/product';
import {fill} from '../../config/numbers';
import {fact} from '../fact';
import {entryFields, fileField, fileVerdicts, fileWords, wide} from '../files/form';
import {jsonProblems, yamlProblems} from '../files/words';
import {checkField, choiceField, fieldGroup, fields, instrument, textField, type Json} from '../instrument';
import {both, type Localized} from '../localized';
import {toolGroups} from '../../data/toolGroups';
import {withMode, type ModeFields} from './build';
import {matches} from './matches';
import {modeGroups} from './rules';
import {modeProblems} from './words';

/** The mode of features/custom-modes#example, by the language of what its author writes. */
export const exampleModes: Readonly<Record<Locale, ModeFields>> = {
  en: {
    slug: 'locale-editor',
    name: '🌐 Locale editor',
    description: 'Edits translation files only',
    roleDefinition:
      'You maintain the translation files of a web shop. You keep keys stable and values natural.',
    whenToUse: 'Adding, fixing or reviewing translated strings.',
    groups: ['read', 'edit'],
    fileRegex: '^src/locales/[a-z]{2}(-[A-Z]{2})?\\.json$',
    fileDescription: 'Locale JSON files',
    customInstructions: '- Never rename a key.\n- List every key you touched at the end.',
  },
  'pt-BR': {
    slug: 'locale-editor',
    name: '🌐 Editor de idiomas',
    description: 'Edita só arquivos de tradução',
    roleDefinition:
      'Você cuida dos arquivos de tradução de uma loja virtual. Mantém as chaves estáveis e os textos naturais.',
    whenToUse: 'Incluir, corrigir ou revisar textos traduzidos.',
    groups: ['read', 'edit'],
    fileRegex: '^src/locales/[a-z]{2}(-[A-Z]{2})?\\.json$',
    fileDescription: 'Arquivos JSON de idioma',
    customInstructions: '- Nunca renomeie uma chave.\n- No fim, liste todas as chaves alteradas.',
  },
};

/** Paths of that shop: what the mode may edit, and what it may not. */
const examplePaths = ['src/locales/pt-BR.json', 'src/locales/en.json', 'src/cart.ts'];

const prefixed = (prefix: string, words: Readonly<Record<string, Localized>>) =>
  Object.fromEntries(Object.entries(words).map(([id, text]) => [`${prefix}-${id}`, text]));

/** The builder, with the mode of the page. */
export const ModeBuilder = fact({}, (_, say) => {
  const {text, locale} = say;
  const example = exampleModes[locale];
  const verdicts = fileVerdicts(
    {
      fine: {
        en: 'The file is right. It defines {count}.',
        'pt-BR': 'O arquivo está certo. Ele define {count}.',
      },
      one: {en: 'one mode', 'pt-BR': 'um modo'},
      some: {en: '{count} modes', 'pt-BR': '{count} modos'},
    },
    say,
  );
  const paths = {
    all: text({
      en: 'Without a pattern, the mode may edit every file.',
      'pt-BR': 'Sem padrão, o modo pode editar qualquer arquivo.',
    }),
    yes: text({en: '{path}: allowed', 'pt-BR': '{path}: permitido'}),
    no: text({en: '{path}: refused', 'pt-BR': '{path}: recusado'}),
    none: text({en: 'Write paths to try the pattern on.', 'pt-BR': 'Escreva caminhos para testar o padrão.'}),
    edits: text({
      en: 'Without the group edit, the mode may edit no file.',
      'pt-BR': 'Sem o grupo edit, o modo não pode editar nenhum arquivo.',
    }),
    invalid: text({
      en: 'The pattern doesn’t compile, so the mode would be rejected.',
      'pt-BR': 'O padrão não compila, por isso o modo seria rejeitado.',
    }),
    endless: text({
      en: 'The pattern took longer than half a second on these paths and was stopped. A repetition inside a repetition, as in (a+)+, can try for ever: write it without the inner one.',
      'pt-BR':
        'O padrão levou mais de meio segundo nesses caminhos e foi interrompido. Uma repetição dentro de outra, como em (a+)+, pode tentar para sempre: escreva sem a de dentro.',
    }),
    failed: text({
      en: 'The paths can’t be tried now, because their script didn’t load.',
      'pt-BR': 'Os caminhos não podem ser testados agora, porque o script não carregou.',
    }),
  };
  const line = entryFields(example, say);
  const lines = (name: keyof ModeFields, label: Localized) => line(name, label, {rows: 3});
  const allowed = matches(example.fileRegex, examplePaths);
  return instrument(
    'modesFile',
    {
      title: {en: 'Write or check a file of modes', 'pt-BR': 'Escreva ou confira um arquivo de modos'},
      lead: {
        en: 'Fill in the fields, or paste a file of yours into the text to have it checked, as YAML or JSON. Nothing is sent. The fields stand in the address of this page, so that you can share it; a file that you paste stays out of it.',
        'pt-BR':
          'Preencha os campos ou cole um arquivo seu no texto para conferir, em YAML ou JSON. Nada é enviado. Os campos ficam no endereço desta página, para você compartilhar; o arquivo colado não entra nele.',
      },
      form: [
        fields([
          line('slug', {en: 'Slug', 'pt-BR': 'Slug'}, {code: true}),
          line('name', {en: 'Name', 'pt-BR': 'Nome'}),
          line('description', {en: 'Short description', 'pt-BR': 'Descrição curta'}),
        ]),
        fields([
          wide(lines('roleDefinition', {en: 'Role definition', 'pt-BR': 'Definição de função'})),
          lines('whenToUse', {en: 'When to use', 'pt-BR': 'Quando usar'}),
          wide(lines('customInstructions', {en: 'Instructions', 'pt-BR': 'Instruções'})),
        ]),
        fieldGroup(
          text({en: 'Groups of tools', 'pt-BR': 'Grupos de ferramentas'}),
          modeGroups.map((group) =>
            checkField({
              name: group,
              label: text(toolGroups.find(({id}) => id === group)?.label ?? both(group)),
              checked: example.groups.includes(group),
            }),
          ),
        ),
        fieldGroup(text({en: 'Which files it may edit', 'pt-BR': 'Que arquivos ele pode editar'}), [
          wide(line('fileRegex', {en: 'Pattern (fileRegex)', 'pt-BR': 'Padrão (fileRegex)'}, {code: true})),
          line('fileDescription', {
            en: 'What it allows, for people',
            'pt-BR': 'O que ele permite, para pessoas',
          }),
          wide(
            textField({
              name: 'paths',
              label: text({en: 'Paths to try, one a line', 'pt-BR': 'Caminhos para testar, um por linha'}),
              value: examplePaths.join('\n'),
              rows: 3,
              code: true,
            }),
          ),
          h(
            'ul',
            {className: ['paths'], dataPaths: '', ariaLive: 'polite'},
            examplePaths.map((path, index) =>
              h(
                'li',
                {dataState: allowed[index] ? 'yes' : 'no'},
                fill(allowed[index] ? paths.yes : paths.no, {path}),
              ),
            ),
          ),
        ]),
        fields([
          choiceField({
            name: 'format',
            label: text({en: 'Format', 'pt-BR': 'Formato'}),
            value: 'yaml',
            options: [
              {value: 'yaml', label: 'YAML'},
              {value: 'json', label: 'JSON'},
            ],
          }),
        ]),
        ...fileField(
          product.modesFile,
          fill(verdicts.fine, {count: verdicts.one}),
          withMode(undefined, '', example, 'yaml').text,
          say,
        ),
      ],
      data: {
        words: fileWords(
          {...prefixed('json', jsonProblems), ...prefixed('yaml', yamlProblems), ...modeProblems},
          say,
        ),
        verdicts,
        paths,
        fileName: product.modesFile,
      } as unknown as Json,
    },
    say,
  );
});
