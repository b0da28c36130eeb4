/** The providers, as pages show them. */
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx';
import {entry, NotAllowed, type Reader} from '../../config/props';
import {writtenDate} from '../../config/tokens';
import {defineElement} from './defineElement';
import type {Localized} from '../../data/localized';
import {
  attribute,
  code,
  definitions,
  joined,
  link,
  pageLink,
  paragraph,
  strong,
  type Content,
  type Say,
} from '../nodes';
import {addressOf} from '../../config/routes';
import {
  baseUrlChanges,
  keyNeeds,
  offlineLevels,
  providerKinds,
  providers,
  providerStates,
  reasoningControls,
  supportLevels,
  modelLists,
  type Graded,
  type Provider,
  type ProviderKind,
  type Whereabouts,
} from '../../data/providers';

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

/** What the extension does with images, caching and reasoning there, in one line. */
function abilities({images, caching, reasoning}: Provider, {text}: Say): Content {
  const all: readonly (readonly [Localized, Localized])[] = [
    [{en: 'images', 'pt-BR': 'imagens'}, supportLevels[images.level]],
    [{en: 'prompt caching', 'pt-BR': 'cache de prompts'}, supportLevels[caching.level]],
    [{en: 'reasoning control', 'pt-BR': 'controle de raciocínio'}, reasoningControls[reasoning.level]],
  ];
  const line = all.map(([name, level]) => `${text(name)}: ${text(level).toLowerCase()}`).join(' · ');
  const compared = pageLink(
    'basic-usage/connecting-providers.mdx',
    text({en: 'all providers compared', 'pt-BR': 'todos os provedores lado a lado'}),
    'all-providers',
  );
  return [`${line.charAt(0).toUpperCase()}${line.slice(1)} (`, compared, ')'];
}

/** What makes a key, where, and how it begins. */
function keyOf({credential, keyFrom, keyPrefix}: Provider, say: Say): Content {
  const {rich, fill} = say;
  return [
    rich(credential),
    keyFrom ? [': ', places(keyFrom, say)] : '',
    keyPrefix
      ? fill({en: '; begins with {prefix}', 'pt-BR': '; começa com {prefix}'}, {prefix: code(keyPrefix)})
      : '',
  ];
}

/** The facts of one provider in a few lines: entry, key, address, models, abilities, what to watch, and when they were checked. */
export const ProviderFacts = defineElement({provider}, ({provider: one}, say) => {
  const {text, rich, fill} = say;
  const {vendorName, watch} = one;
  const choose = fill(
    {en: '{name}, stored as {id}', 'pt-BR': '{name}, gravado como {id}'},
    {name: one.listedAs ?? one.name, id: code(one.settingId)},
  );
  const alias = vendorName
    ? text({en: `; the vendor calls it ${vendorName}`, 'pt-BR': `; o fornecedor chama de ${vendorName}`})
    : '';
  return [
    definitions(
      [
        [text({en: 'Choose', 'pt-BR': 'Escolha'}), [choose, alias]],
        [text({en: 'Key', 'pt-BR': 'Chave'}), keyOf(one, say)],
        [text({en: 'Address', 'pt-BR': 'Endereço'}), baseUrl(one.baseUrl, say)],
        [
          text({en: 'Models and prices', 'pt-BR': 'Modelos e preços'}),
          [places(one.catalog, say), '; ', text(modelLists[one.modelList])],
        ],
        [text({en: 'Can do', 'pt-BR': 'Recursos'}), abilities(one, say)],
        ...(watch ? [[text({en: 'Watch', 'pt-BR': 'Atenção'}), rich(watch)] as const] : []),
      ],
      'facts',
    ),
    paragraph(
      fill(
        {en: 'Checked in {month}.', 'pt-BR': 'Conferido em {month}.'},
        {month: writtenDate(one.checked, say.locale)},
      ),
      {className: ['facts-checked']},
    ),
  ];
});

/** One provider of which a reader must know something first. */
const withState: Reader<Provider> = (value) => {
  const one = provider(value);
  if (!one.state) {
    throw new NotAllowed(providers.filter(({state}) => state).map(({id}) => id));
  }
  return one;
};

/** The warning that a provider's page opens with, when the provider is deprecated or restricted. */
export const ProviderNotice = defineElement(
  {provider: withState},
  ({provider: {name, state}}, {text, fill, rich}) => {
    const opening: Record<keyof typeof providerStates, Localized> = {
      deprecated: {
        en: '{name} is deprecated: version {product.version} still lists it, and a later one will not.',
        'pt-BR':
          '{name} está em descontinuação: a versão {product.version} ainda traz essa entrada, e uma próxima não vai trazer.',
      },
      restricted: {
        en: '{name} is restricted by its vendor.',
        'pt-BR': '{name} tem restrições do fornecedor.',
      },
    };
    if (!state) {
      return [];
    }
    const warning = paragraph([strong(fill(opening[state.level], {name})), ' ', rich(state.note)]);
    // Docusaurus makes a callout of it, like one that an author writes with colons.
    const title = text({en: 'Before you choose it', 'pt-BR': 'Antes de escolher'});
    return {type: 'containerDirective', name: 'warning', attributes: {title}, children: [warning]};
  },
);

const jsx = (
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({type: 'mdxJsxFlowElement', name, attributes, children});

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

/** All providers, to filter and to sort: the component draws the rows it is given, and knows no others. */
export const ProviderTable = defineElement({}, (_, say) =>
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
