/** The provider chooser: four questions, and the short list of the page's example. */
import type {ElementContent} from 'hast';
import {h} from 'hastscript';
import {fact} from '../fact';
import {checkField, choiceField, fields, instrument, out, resetButton, type Json} from '../instrument';
import type {Localized} from '../localized';
import type {Say} from '../nodes';
import {addressOf} from '../pages';
import {beginnings, placesOfCode, type Answers} from './choose';
import {chooserResults, type ChooserRow, type ChooserWords} from './chooserResults';
import {
  keyNeeds,
  kindFacts,
  providerKinds,
  providers,
  providerStates,
  supportLevels,
  type Provider,
  type ProviderKind,
} from './data';

/** The bank of basic-usage/connecting-providers#choose, which keeps its code in its own cloud account. */
export const exampleAnswers: Answers = {
  place: 'cloud',
  beginning: 'any',
  images: true,
  caching: false,
};

const places: Record<Answers['place'], Localized> = {
  anywhere: {en: 'To any provider', 'pt-BR': 'Para qualquer provedor'},
  cloud: {en: 'Only to our own cloud account', 'pt-BR': 'Só para a nossa conta de nuvem'},
  machine: {
    en: 'Nowhere: it stays on our machines',
    'pt-BR': 'Para lugar nenhum: ele fica nas nossas máquinas',
  },
};

const starts: Record<Answers['beginning'], Localized> = {
  any: {en: 'It doesn’t matter', 'pt-BR': 'Tanto faz'},
  nothing: {en: 'I want to start without an API key', 'pt-BR': 'Quero começar sem chave de API'},
  gateway: {
    en: 'One account for models of many vendors',
    'pt-BR': 'Uma conta para modelos de muitos fornecedores',
  },
  key: {en: 'A key of one vendor or service', 'pt-BR': 'A chave de um fornecedor ou serviço'},
  program: {
    en: 'A program or extension that is signed in',
    'pt-BR': 'Um programa ou uma extensão com login feito',
  },
};

/** A sentence, as the rest of one. */
const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** What the chooser knows of a provider, in one language. */
function chooserRow(one: Provider, {text}: Say): ChooserRow {
  const {kind, key, images, caching, state} = one;
  const facts: [Localized, Localized][] = [
    [{en: 'API key', 'pt-BR': 'Chave de API'}, keyNeeds[key.level]],
    [{en: 'Images', 'pt-BR': 'Imagens'}, supportLevels[images.level]],
    [{en: 'Prompt caching', 'pt-BR': 'Cache de prompts'}, supportLevels[caching.level]],
  ];
  return {
    name: one.name,
    // The chooser's page is one folder deep, and so is the provider's.
    address: `..${addressOf(one.page)}`,
    kind,
    kindName: text(providerKinds[kind]),
    key: {level: key.level},
    images: {level: images.level},
    caching: {level: caching.level},
    hasState: state !== undefined,
    ...(state && {state: text(providerStates[state.level])}),
    facts: `${facts.map(([name, level]) => `${text(name)}: ${text(level).toLowerCase()}`).join('. ')}.`,
  };
}

/** The chooser, with the answers of the bank. */
export const ProviderChooser = fact({}, (_, say) => {
  const {text} = say;
  const words: ChooserWords = {
    one: text({en: 'One provider fits:', 'pt-BR': 'Um provedor atende:'}),
    some: text({
      en: '{count} providers fit, the best match first:',
      'pt-BR': '{count} provedores atendem, o mais adequado primeiro:',
    }),
    none: text({en: 'No provider has all of this.', 'pt-BR': 'Nenhum provedor tem tudo isso.'}),
    change: {
      place: text({
        en: 'Some would fit if the code could go further.',
        'pt-BR': 'Alguns atenderiam se o código pudesse sair mais.',
      }),
      beginning: text({
        en: 'Some would fit with another start.',
        'pt-BR': 'Alguns atenderiam com outro ponto de partida.',
      }),
      images: text({en: 'Some would fit without images.', 'pt-BR': 'Alguns atenderiam sem imagens.'}),
      caching: text({
        en: 'Some would fit without prompt caching.',
        'pt-BR': 'Alguns atenderiam sem cache de prompts.',
      }),
    },
    more: text({en: 'Also: {names}.', 'pt-BR': 'Também: {names}.'}),
    routes: Object.fromEntries(
      (Object.keys(kindFacts) as ProviderKind[]).map((kind) => [
        kind,
        text({
          en: `Requests go ${lowered(kindFacts[kind].route.en)}`,
          'pt-BR': `A requisição ${lowered(kindFacts[kind].route['pt-BR'])}`,
        }),
      ]),
    ),
  };
  const rows = providers.map((one) => chooserRow(one, say));
  const {verdict, suggestions, more} = chooserResults(rows, exampleAnswers, words);
  const form: ElementContent[] = [
    fields([
      choiceField({
        name: 'place',
        label: text({en: 'Where can your code go?', 'pt-BR': 'Para onde o código pode ir?'}),
        value: exampleAnswers.place,
        options: placesOfCode.map((value) => ({value, label: text(places[value])})),
      }),
      choiceField({
        name: 'beginning',
        label: text({en: 'What do you start from?', 'pt-BR': 'De onde você parte?'}),
        value: exampleAnswers.beginning,
        options: beginnings.map((value) => ({value, label: text(starts[value])})),
      }),
    ]),
    fields([
      checkField({
        name: 'images',
        label: text({
          en: 'I send images or use the browser tool',
          'pt-BR': 'Envio imagens ou uso o navegador',
        }),
        checked: exampleAnswers.images,
      }),
      checkField({
        name: 'caching',
        label: text({
          en: 'Prompt caching has to save me money',
          'pt-BR': 'Quero economizar com cache de prompts',
        }),
        checked: exampleAnswers.caching,
      }),
    ]),
    h('div', {className: ['results']}, [
      out('verdict', verdict, true),
      h(
        'ol',
        {className: ['suggestions'], dataList: ''},
        suggestions.map(({name, tag, reason}) =>
          h('li', [h('b', name), ' ', h('small', tag), h('p', reason)]),
        ),
      ),
      h('p', [out('more', more)]),
    ]),
    resetButton(text({en: 'Back to the example', 'pt-BR': 'Voltar ao exemplo'})),
  ];
  return instrument(
    'providers',
    {
      title: {en: 'Answer four questions', 'pt-BR': 'Responda a quatro perguntas'},
      lead: {
        en: 'The answers are those of the bank above, which also sends screenshots. Give your own.',
        'pt-BR': 'As respostas são as do banco acima, que também envia capturas de tela. Dê as suas.',
      },
      form,
      data: {rows, words} as unknown as Json,
    },
    say,
  );
});
