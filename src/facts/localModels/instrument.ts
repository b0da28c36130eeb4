/** The memory calculator: the fields with the page's worked example, and what it takes. */
import {h} from 'hastscript';
import {fact} from '../fact';
import {bar, fieldGroup, instrument, numberField, out, resetButton} from '../instrument';
import type {Localized} from '../localized';
import {exampleCards, exampleModel, exampleOverhead, leastContext, type LocalModel} from './memory';
import {memoryResults, type MemoryWords} from './results';

/** The calculator, with the model of advanced-usage/local-models#memory on the larger of its cards. */
export const MemoryCalculator = fact({}, (_, say) => {
  const {text, locale} = say;
  const words: MemoryWords = {
    fits: text({
      en: 'It needs {total} GB, so it fits: {free} of {card} GB stay free.',
      'pt-BR': 'São necessários {total} GB, portanto cabe: sobram {free} de {card} GB.',
    }),
    spills: text({
      en: 'It needs {total} GB, so {spilled} GB don’t fit in {card} GB and are computed on the processor.',
      'pt-BR':
        'São necessários {total} GB, portanto {spilled} GB não cabem em {card} GB e são calculados no processador.',
    }),
    context: text({
      en: 'Next to this file, the card has room for {tokens} tokens of context.',
      'pt-BR': 'Junto com esse arquivo, cabem na placa {tokens} tokens de contexto.',
    }),
    short: text({
      en: 'Next to this file, the card has room for only {tokens} tokens of context, and the extension needs {least}.',
      'pt-BR':
        'Junto com esse arquivo, só cabem na placa {tokens} tokens de contexto, e a extensão precisa de {least}.',
    }),
    none: text({
      en: 'The file alone fills the card, so no context fits. Choose fewer parameters or fewer bits.',
      'pt-BR':
        'O arquivo sozinho já ocupa a placa inteira, por isso nenhum contexto cabe. Escolha menos parâmetros ou menos bits.',
    }),
    free: text({en: 'Free', 'pt-BR': 'Livre'}),
    spilled: text({en: 'Without room on the card', 'pt-BR': 'O que não cabe na placa'}),
  };
  const [card] = exampleCards;
  const results = memoryResults(
    {model: exampleModel, overhead: exampleOverhead, card},
    words,
    leastContext,
    locale,
  );
  const result = (name: string, live = false) => out(name, results[name] ?? '', live);
  const number = (
    name: keyof LocalModel,
    label: Localized,
    least: number,
    most: number,
    {hint, whole}: {hint?: Localized; whole?: boolean} = {},
  ) =>
    numberField(
      {
        name,
        label: text(label),
        value: exampleModel[name],
        least,
        most,
        ...(hint && {hint: text(hint)}),
        ...(whole && {whole}),
      },
      say,
    );
  const rows: [string, Localized][] = [
    ['file', {en: 'Model', 'pt-BR': 'Modelo'}],
    ['cache', {en: 'Context cache', 'pt-BR': 'Cache do contexto'}],
    ['overhead', {en: 'Overhead', 'pt-BR': 'Sobrecarga'}],
  ];
  return instrument(
    'memory',
    {
      title: {
        en: 'Calculate what a model takes on your card',
        'pt-BR': 'Calcule o que um modelo ocupa na sua placa',
      },
      lead: {
        en: 'The fields hold the model from above. The last three of its numbers are in the file config.json that comes with a model.',
        'pt-BR':
          'Os campos trazem o modelo acima. Os três últimos números estão no arquivo config.json que acompanha cada modelo.',
      },
      form: [
        fieldGroup(text({en: 'The model', 'pt-BR': 'O modelo'}), [
          number('parameters', {en: 'Parameters, in billions', 'pt-BR': 'Parâmetros, em bilhões'}, 0.1, 2000),
          number('bits', {en: 'Bits per parameter', 'pt-BR': 'Bits por parâmetro'}, 1, 32, {
            hint: {en: '4-bit file: 4.8, 8-bit: 8.5', 'pt-BR': 'arquivo de 4 bits: 4,8; de 8 bits: 8,5'},
          }),
          number('context', {en: 'Tokens of context', 'pt-BR': 'Tokens de contexto'}, 0, 10_000_000, {
            whole: true,
          }),
          number('layers', {en: 'Layers', 'pt-BR': 'Camadas'}, 1, 1000, {
            hint: {en: 'num_hidden_layers', 'pt-BR': 'num_hidden_layers'},
            whole: true,
          }),
          number('heads', {en: 'Key-value heads', 'pt-BR': 'Cabeças de chave e valor'}, 1, 1000, {
            hint: {en: 'num_key_value_heads', 'pt-BR': 'num_key_value_heads'},
            whole: true,
          }),
          number('headSize', {en: 'Size of a head', 'pt-BR': 'Tamanho da cabeça'}, 1, 4096, {
            hint: {en: 'head_dim', 'pt-BR': 'head_dim'},
            whole: true,
          }),
        ]),
        fieldGroup(text({en: 'Your computer, in gigabytes', 'pt-BR': 'O computador, em gigabytes'}), [
          numberField(
            {
              name: 'card',
              label: text({en: 'Memory of the card', 'pt-BR': 'Memória da placa'}),
              value: card,
              least: 1,
              most: 10_000,
            },
            say,
          ),
          numberField(
            {
              name: 'overhead',
              label: text({en: 'Overhead of the program', 'pt-BR': 'Sobrecarga do programa'}),
              value: exampleOverhead,
              least: 0,
              most: 1000,
            },
            say,
          ),
        ]),
        h('div', {className: ['results']}, [
          result('verdict', true),
          h('ul', {className: ['bars', 'three']}, [
            ...rows.map(([name, label]) =>
              h('li', [
                h('span', text(label)),
                bar(`bar-${name}`, results[`bar-${name}`] ?? ''),
                result(`size-${name}`),
              ]),
            ),
            h('li', [result('name-rest'), bar('bar-rest', results['bar-rest'] ?? ''), result('size-rest')]),
          ]),
          h('p', [result('context')]),
        ]),
        resetButton(text({en: 'Back to the example', 'pt-BR': 'Voltar ao exemplo'})),
      ],
      data: {words: {...words}, least: leastContext},
    },
    say,
  );
});
