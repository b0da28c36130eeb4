/** The providers, as pages show them. */
import {entry} from '../../config/props';
import {writtenDate} from '../../config/tokens';
import {defineElement} from './defineElement';
import type {Localized} from '../../data/localized';
import {
  code,
  definitions,
  joined,
  link,
  pageLink,
  paragraph,
  span,
  table,
  type Column,
  type Content,
  type LocaleContext,
} from '../nodes';
import elementTexts from '../../data/texts/elements.json';
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
  type Whereabouts,
} from '../../data/providers';

const {provider: texts, providers: heads} = elementTexts;
const provider = entry(providers, 'id');

/** `By model: most of them`. */
function grade<Scale extends Record<string, Localized>>(
  scale: Scale,
  {level, note}: Graded<Scale>,
  {text, rich}: LocaleContext,
): Content {
  const label = text(scale[level] as Localized);
  return note ? [label, ': ', rich(note)] : label;
}

/** `Can be changed: https://router.example.com/v1`. */
function baseUrl(value: Provider['baseUrl'], context: LocaleContext): Content {
  const {addresses, level, note} = value;
  if (!addresses) {
    return grade(baseUrlChanges, value, context);
  }
  return [
    context.text(baseUrlChanges[level]),
    ': ',
    joined(addresses.map(code)),
    note ? [' (', context.rich(note), ')'] : '',
  ];
}

/** Links that show where they lead, with what is found there. */
function places({pages = [], note}: Whereabouts, {rich}: LocaleContext): Content {
  const links = pages.map(({url, about}): Content => {
    const shown = link(url, url.replace(/^https:\/\/|\/$/g, ''));
    return about ? [shown, ' (', rich(about), ')'] : shown;
  });
  return [joined(links), note ? rich(note) : ''];
}

/** The support for images, caching and reasoning with a provider, in one line. */
function abilities({images, caching, reasoning}: Provider, {text}: LocaleContext): Content {
  const all: readonly (readonly [Localized, Localized])[] = [
    [texts.images, supportLevels[images.level]],
    [texts.caching, supportLevels[caching.level]],
    [texts.reasoning, reasoningControls[reasoning.level]],
  ];
  const line = all.map(([name, level]) => `${text(name)}: ${text(level).toLowerCase()}`).join(' · ');
  const compared = pageLink('basic-usage/connecting-providers.mdx', text(texts.compared), 'all-providers');
  return [`${line.charAt(0).toUpperCase()}${line.slice(1)} (`, compared, ')'];
}

/** The credential of a provider, the place where it is created, and the prefix of a key. */
function keyOf({credential, keyFrom, keyPrefix}: Provider, context: LocaleContext): Content {
  const {rich, fill} = context;
  return [
    rich(credential),
    keyFrom ? [': ', places(keyFrom, context)] : '',
    keyPrefix ? fill(texts.keyPrefix, {prefix: code(keyPrefix)}) : '',
  ];
}

/** The facts of one provider in a few lines: entry, key, address, models, abilities, what to watch, and when they were checked. */
export const ProviderFacts = defineElement({provider}, ({provider: one}, context) => {
  const {text, rich, fill} = context;
  const {vendorName, watch} = one;
  const choose = fill(texts.chosenAs, {name: one.listedAs ?? one.name, id: code(one.settingId)});
  const alias = vendorName ? fill(texts.alias, {name: vendorName}) : '';
  return [
    definitions(
      [
        [text(texts.choose), [choose, alias]],
        [text(texts.key), keyOf(one, context)],
        [text(texts.address), baseUrl(one.baseUrl, context)],
        [text(texts.models), [places(one.catalog, context), '; ', text(modelLists[one.modelList])]],
        [text(texts.abilities), abilities(one, context)],
        ...(watch ? [[text(texts.watch), rich(watch)] as const] : []),
      ],
      'facts',
    ),
    paragraph(fill(texts.checked, {month: writtenDate(one.checked, context.locale)}), {
      className: ['facts-checked'],
    }),
  ];
});

/** A column of all providers beside each other: what a provider's level is called. */
const column = (
  head: Localized,
  label: (one: Provider) => Localized,
  {text}: LocaleContext,
): Column<Provider> => ({
  head: text(head),
  cell: (one) => text(label(one)),
});

/** All providers side by side, by name. */
export const ProviderTable = defineElement({}, (_, context) => {
  const {text, locale} = context;
  const names = new Intl.Collator(locale);
  return table<Provider>(
    [
      {
        head: text(heads.name),
        rowHead: true,
        cell: ({page, name, state}) => [
          pageLink(page, name),
          state ? [' ', span('provider-state', text(providerStates[state]))] : '',
        ],
      },
      column(heads.kind, ({kind}) => providerKinds[kind], context),
      column(heads.key, ({key}) => keyNeeds[key.level], context),
      column(heads.offline, ({offline}) => offlineLevels[offline.level], context),
      column(heads.images, ({images}) => supportLevels[images.level], context),
      column(heads.caching, ({caching}) => supportLevels[caching.level], context),
      column(heads.reasoning, ({reasoning}) => reasoningControls[reasoning.level], context),
    ],
    [...providers].sort((a, b) => names.compare(a.name, b.name)),
  );
});
