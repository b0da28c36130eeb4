/** The cost estimator: the fields with the page's worked example, and what they come to. */
import {h} from 'hastscript';
import {fact} from '../fact';
import {bar, checkField, fieldGroup, instrument, numberField, out, resetButton, textOf} from '../instrument';
import type {Localized} from '../localized';
import {levers, type Lever, type Task} from './cost';
import {costResults, type CostInput, type CostWords} from './results';

/** The task of advanced-usage/rate-limits-costs#worked-example. */
export const exampleTask: Task = {requests: 12, first: 20_000, added: 2_000, answer: 1_000};

/** With invented prices: storing costs as much as input, reading a tenth of it. */
const example: CostInput = {
  task: exampleTask,
  prices: {input: 2, output: 10, write: 2, read: 0.2},
  isCached: true,
  tasks: 100,
};

const leverNames: Record<Lever, Localized> = {
  split4: {
    en: 'Four tasks, each with a quarter of the requests',
    'pt-BR': 'Quatro tarefas, cada uma com um quarto das requisições',
  },
  split2: {
    en: 'Two tasks, each with half of the requests',
    'pt-BR': 'Duas tarefas, cada uma com metade das requisições',
  },
  first: {en: 'A first request half as long', 'pt-BR': 'Primeira requisição com metade do tamanho'},
  added: {
    en: 'Half as many tokens added by each request',
    'pt-BR': 'Metade dos tokens acrescentados por requisição',
  },
  answer: {en: 'Answers half as long', 'pt-BR': 'Respostas com metade do tamanho'},
  cache: {en: 'With the prompt cache', 'pt-BR': 'Com o cache de prompts'},
};

/** The estimator, with what the page's worked example costs. */
export const CostEstimator = fact({}, (_, say) => {
  const {text, locale} = say;
  const words: CostWords = {
    sentence: text({
      en: 'One task costs {task}, and {tasks} tasks a month cost {month}.',
      'pt-BR': 'Uma tarefa custa {task}, e {tasks} tarefas por mês custam {month}.',
    }),
    one: text({en: 'One task costs {task}.', 'pt-BR': 'Uma tarefa custa {task}.'}),
    tokens: text({
      en: 'A task sends {input} tokens, {again} of them from the cache, and receives {output}.',
      'pt-BR': 'Uma tarefa envia {input} tokens, {again} deles do cache, e recebe {output}.',
    }),
    halves: text({
      en: 'This alone halves the cost: {names}.',
      'pt-BR': 'Só isto já corta o custo pela metade: {names}.',
    }),
    none: text({
      en: 'None of these changes halves the cost alone, so combine the first ones.',
      'pt-BR': 'Nenhuma dessas mudanças corta o custo pela metade sozinha, por isso combine as primeiras.',
    }),
    levers: Object.fromEntries(levers.map((lever) => [lever, text(leverNames[lever])])) as Record<
      Lever,
      string
    >,
    withoutCache: text({en: 'Without the prompt cache', 'pt-BR': 'Sem o cache de prompts'}),
  };
  const results = costResults(example, words, locale);
  const tokens = (name: keyof Task, label: Localized, least: number, most: number) =>
    numberField({name, label: text(label), value: example.task[name], least, most, whole: true}, say);
  const price = (name: keyof CostInput['prices'], label: Localized) =>
    numberField({name, label: text(label), value: example.prices[name], least: 0, most: 100_000}, say);
  const result = (name: string, live = false) => out(name, textOf(results, name), live);
  return instrument(
    'costs',
    {
      title: {en: 'Estimate the cost of your tasks', 'pt-BR': 'Calcule o custo das suas tarefas'},
      lead: {
        en: 'The fields hold the task from above, with invented prices. Put in your own.',
        'pt-BR': 'Os campos trazem a tarefa acima, com preços inventados. Coloque os seus.',
      },
      form: [
        fieldGroup(text({en: 'The task', 'pt-BR': 'A tarefa'}), [
          tokens('requests', {en: 'Requests', 'pt-BR': 'Requisições'}, 1, 10_000),
          tokens(
            'first',
            {en: 'Tokens of the first request', 'pt-BR': 'Tokens da primeira requisição'},
            0,
            10_000_000,
          ),
          tokens(
            'added',
            {en: 'Tokens added by each later one', 'pt-BR': 'Tokens que cada nova requisição acrescenta'},
            0,
            1_000_000,
          ),
          tokens('answer', {en: 'Tokens of an answer', 'pt-BR': 'Tokens de cada resposta'}, 0, 1_000_000),
          numberField(
            {
              name: 'tasks',
              label: text({en: 'Tasks in a month', 'pt-BR': 'Tarefas por mês'}),
              value: example.tasks,
              least: 1,
              most: 1_000_000,
              whole: true,
            },
            say,
          ),
        ]),
        fieldGroup(
          text({
            en: 'Prices of a million tokens, in your currency',
            'pt-BR': 'Preços de um milhão de tokens, na sua moeda',
          }),
          [
            price('input', {en: 'Input', 'pt-BR': 'Entrada'}),
            price('output', {en: 'Output', 'pt-BR': 'Saída'}),
            price('write', {en: 'Storing in the cache', 'pt-BR': 'Gravação no cache'}),
            price('read', {en: 'Reading from the cache', 'pt-BR': 'Leitura do cache'}),
            checkField({
              name: 'cache',
              label: text({en: 'The provider caches prompts', 'pt-BR': 'O provedor usa cache de prompts'}),
              checked: example.isCached,
            }),
          ],
        ),
        h('div', {className: ['results']}, [
          result('cost', true),
          h('p', [result('tokens')]),
          h(
            'p',
            {className: ['results-title']},
            text({en: 'One task with one thing changed', 'pt-BR': 'Uma tarefa com uma só mudança'}),
          ),
          h(
            'ol',
            {className: ['bars']},
            levers.map((_lever, index) =>
              h('li', [
                result(`name-${index}`),
                bar(`bar-${index}`, textOf(results, `bar-${index}`)),
                h('b', [result(`cost-${index}`)]),
                result(`share-${index}`),
              ]),
            ),
          ),
          h('p', [result('halves')]),
        ]),
        resetButton(text({en: 'Back to the example', 'pt-BR': 'Voltar ao exemplo'})),
      ],
      data: {...words},
    },
    say,
  );
});
