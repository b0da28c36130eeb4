/** The providers, as pages show them. */
import type {RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {valueToEstree} from 'estree-util-value-to-estree';
import {entry} from '../../config/props';
import {fact} from '../fact';
import type {Localized} from '../localized';
import {
  code,
  definitions,
  joined,
  link,
  list,
  pageLink,
  paragraph,
  strong,
  type Content,
  type Say,
} from '../nodes';
import {addressOf} from '../pages';
import {
  baseUrlChanges,
  keyNeeds,
  offlineLevels,
  providerKinds,
  providers,
  providerStates,
  reasoningControls,
  supportLevels,
  type Graded,
  type Provider,
  type ProviderKind,
  type Whereabouts,
} from './data';

const provider = entry(providers, 'id');

const kinds = Object.keys(providerKinds) as ProviderKind[];

/** `By model: most of them`. */
function grade<Scale extends Record<string, Localized>>(
  scale: Scale,
  {level, note}: Graded<Scale>,
  {text, rich}: Say,
): Content {
  const label = text(scale[level] as Localized);
  return note ? [label, ': ', rich(note)] : label;
}

/** `Can be changed: https://router.example.com/v1`. */
function baseUrl(value: Provider['baseUrl'], say: Say): Content {
  const {addresses, level, note} = value;
  if (!addresses) {
    return grade(baseUrlChanges, value, say);
  }
  return [
    say.text(baseUrlChanges[level]),
    ': ',
    joined(addresses.map(code)),
    note ? [' (', say.rich(note), ')'] : '',
  ];
}

/** Links that show where they lead, with what is found there. */
function places({pages = [], note}: Whereabouts, {rich}: Say): Content {
  const links = pages.map(({url, about}): Content => {
    const shown = link(url, url.replace(/^https:\/\/|\/$/g, ''));
    return about ? [shown, ' (', rich(about), ')'] : shown;
  });
  return [joined(links), note ? rich(note) : ''];
}

/** The facts of one provider in a few lines: kind, credential, address, abilities, where keys and prices are. */
export const ProviderFacts = fact({provider}, ({provider: one}, say) => {
  const {text, rich, fill} = say;
  const {state, keyFrom} = one;
  const storedAs = fill({en: 'stored as {id}', 'pt-BR': 'gravado como {id}'}, {id: code(one.settingId)});
  return definitions(
    [
      ...(state
        ? [
            [
              text({en: 'Before you choose it', 'pt-BR': 'Antes de escolher'}),
              [strong(`${text(providerStates[state.level])}.`), state.note ? [' ', rich(state.note)] : ''],
            ] as const,
          ]
        : []),
      [
        text({en: 'API Provider', 'pt-BR': 'Provedor de API'}),
        [one.listedAs ?? one.name, ' (', storedAs, ')'],
      ],
      [text({en: 'Kind', 'pt-BR': 'Tipo'}), text(providerKinds[one.kind])],
      [text({en: 'Credential', 'pt-BR': 'Credencial'}), rich(one.credential)],
      ...(keyFrom ? [[text({en: 'Made at', 'pt-BR': 'Onde criar'}), places(keyFrom, say)] as const] : []),
      [text({en: 'Models and prices', 'pt-BR': 'Modelos e preços'}), places(one.catalog, say)],
      [text({en: 'Base URL', 'pt-BR': 'URL base'}), baseUrl(one.baseUrl, say)],
      [text({en: 'Images', 'pt-BR': 'Imagens'}), grade(supportLevels, one.images, say)],
      [text({en: 'Prompt caching', 'pt-BR': 'Cache de prompts'}), grade(supportLevels, one.caching, say)],
      [
        text({en: 'Reasoning control', 'pt-BR': 'Controle de raciocínio'}),
        grade(reasoningControls, one.reasoning, say),
      ],
      [text({en: 'Works offline', 'pt-BR': 'Funciona offline'}), grade(offlineLevels, one.offline, say)],
    ],
    'facts',
  );
});

const jsx = (
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({type: 'mdxJsxFlowElement', name, attributes, children});

/** A card for every provider, by kind; each leads to its page. */
export const ProviderCards = fact({}, (_, {text, rich}) =>
  kinds.flatMap((kind): RootContent[] => {
    const id = `kind-${kind}`;
    const cards = providers
      .filter((one) => one.kind === kind)
      .map((one): Content => [pageLink(one.page, one.name), ': ', rich(one.summary)]);
    return [
      paragraph(strong(text(providerKinds[kind])), {id, className: ['cards-name']}),
      jsx('Cards', [], [list(cards, {ariaLabelledBy: id})]),
    ];
  }),
);

/** One provider in the table that readers filter and sort. */
export interface ProviderRow {
  name: string;
  /** Address below a locale's root. */
  address: string;
  kind: ProviderKind;
  state?: string;
  /** The cells behind the name: what stands there, and its place on the scale of the column. */
  cells: readonly {text: string; place: number}[];
  /** What a reader may insist on and the provider has. */
  traits: readonly ProviderTrait[];
}

/** What a reader may insist on. */
const traits = {
  withoutKey: ({key}) => key.level !== 'required',
  offline: ({offline}) => offline.level !== 'no',
  images: ({images}) => takesPart(images.level),
  caching: ({caching}) => takesPart(caching.level),
} as const satisfies Record<string, (one: Provider) => boolean>;

export type ProviderTrait = keyof typeof traits;

function takesPart(level: keyof typeof supportLevels): boolean {
  return level !== 'no' && level !== 'notApplicable';
}

/** The row of a provider, in one language. */
export function providerRow(one: Provider, {text}: Say): ProviderRow {
  const on = <Scale extends Record<string, Localized>>(scale: Scale, level: keyof Scale) => ({
    text: text(scale[level] as Localized),
    place: Object.keys(scale).indexOf(String(level)),
  });
  return {
    name: one.name,
    address: addressOf(one.page),
    kind: one.kind,
    ...(one.state && {state: text(providerStates[one.state.level])}),
    cells: [
      on(providerKinds, one.kind),
      on(keyNeeds, one.key.level),
      on(offlineLevels, one.offline.level),
      on(supportLevels, one.images.level),
      on(supportLevels, one.caching.level),
      on(reasoningControls, one.reasoning.level),
    ],
    traits: (Object.keys(traits) as ProviderTrait[]).filter((trait) => traits[trait](one)),
  };
}

/** An attribute that holds a value which is known now. */
const attribute = (name: string, value: unknown): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: JSON.stringify(value),
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{type: 'ExpressionStatement', expression: valueToEstree(value)}],
      },
    },
  },
});

/** All providers, to filter and to sort: the component draws the rows it is given, and knows no others. */
export const ProviderTable = fact({}, (_, say) =>
  jsx(
    'ProviderTable',
    [
      attribute(
        'rows',
        providers.map((one) => providerRow(one, say)),
      ),
      attribute(
        'kinds',
        kinds.map((id) => ({id, label: say.text(providerKinds[id])})),
      ),
    ],
    [],
  ),
);
