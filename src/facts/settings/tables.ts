/** The settings of the extension, as pages show them. */
import {flag, optional, propError, someEntries, word} from '../../config/props';
import {fact} from '../fact';
import type {Localized} from '../localized';
import {code, filled, homeLink, named, pageLink, table, type Column, type Content, type Say} from '../nodes';
import {providers} from '../providers/data';
import {settings, type Setting} from './data';
import {settingScopes, settingSections, type SettingSection} from './sections';

/** What the address of a setting's row begins with: the search leads there. */
export const settingRow = 'setting-';

/** Head of the column with what holds until someone changes it. */
export const defaultHead: Localized = {en: 'Default', 'pt-BR': 'Padrão'};

/** `5,000 ms`, `75%`, `−1`. */
function number(value: number, {unit, digits = 0}: Setting, {locale, text}: Say): string {
  const {format} = new Intl.NumberFormat(locale, {minimumFractionDigits: digits});
  const shown = format(value).replace('-', '−');
  const counted = unit ? text(unit) : '';
  return [shown, counted].filter(Boolean).join(counted === '%' ? '' : ' ');
}

const on: Localized = {en: 'On', 'pt-BR': 'Ativada'};
const off: Localized = {en: 'Off', 'pt-BR': 'Desativada'};

/** What holds until someone changes it: `10 s`, `Off`, `0 s (no limit)`. */
export function defaultOf(setting: Setting, say: Say): Content {
  const {default: value, means, key, label} = setting;
  const shown = (): Content => {
    switch (typeof value) {
      case 'boolean':
        return key && !label ? code(String(value)) : say.text(value ? on : off);
      case 'number':
        return number(value, setting, say);
      default:
        return value ? say.rich(value) : '';
    }
  };
  return means ? [shown(), ' (', say.rich(means), ')'] : shown();
}

/** What it can be: `5 to 100 s, in steps of 1`, `On or off`. */
function rangeOf(setting: Setting, say: Say): Content {
  const {default: value, range, key, label} = setting;
  if (range && 'min' in range) {
    const {min, max, step} = range;
    const {format} = new Intl.NumberFormat(say.locale, {minimumFractionDigits: setting.digits ?? 0});
    const values = {min: format(min), max: number(max, setting, say)};
    return [
      say.fill({en: '{min} to {max}', 'pt-BR': 'De {min} a {max}'}, values),
      step === undefined
        ? ''
        : say.fill(
            {en: ', in steps of {step}', 'pt-BR': ', em passos de {step}'},
            {step: new Intl.NumberFormat(say.locale).format(step)},
          ),
    ];
  }
  if (range) {
    return say.rich(range);
  }
  if (typeof value !== 'boolean') {
    return '';
  }
  return key && !label
    ? [code('true'), say.text({en: ' or ', 'pt-BR': ' ou '}), code('false')]
    : say.text({en: 'On or off', 'pt-BR': 'Ativada ou desativada'});
}

/** The sentence on the providers that heed a setting, when not all do. */
function heededBy({providers: ids = []}: Setting, {locale, fill}: Say): Content {
  if (ids.length === 0) {
    return '';
  }
  const heeding = providers.filter(({id}) => ids.includes(id));
  const links = heeding.map(({page, name}) => pageLink(page, name));
  // Names are put where the language's own list has them: `a, b and c`.
  const parts = new Intl.ListFormat(locale).formatToParts(heeding.map(({name}) => name));
  const names = parts.map(({type, value}) => (type === 'element' ? (links.shift() ?? value) : value));
  return [' ', fill({en: 'It applies to {names} only.', 'pt-BR': 'Vale só para {names}.'}, {names})];
}

/**
 * Settings with their default, range and effect: those of `ids`, in this
 * order, or all of a `section`. `scope` adds for what each one holds. A column
 * that no row fills is left out; where rows come from several sections, each
 * says from which.
 */
export const SettingTable = fact(
  {
    ids: optional(someEntries(settings, 'id')),
    section: optional(word(Object.keys(settingSections) as SettingSection[])),
    scope: flag,
  },
  ({ids, section, scope}, say) => {
    if ((ids === undefined) === (section === undefined)) {
      throw propError(
        'SettingTable',
        'ids',
        ids?.map(({id}) => id),
        section ? 'nothing beside section' : `a list of ${settings.map(({id}) => id).join(', ')}; or section`,
      );
    }
    const {text, rich} = say;
    const rows = ids ?? settings.filter((setting) => setting.section === section);
    const isMixed = new Set(rows.map((setting) => setting.section)).size > 1;
    const columns: Column<Setting>[] = [
      {
        head: text({en: 'Setting', 'pt-BR': 'Configuração'}),
        cell: (setting) => [
          homeLink(setting.home, named(setting.label && text(setting.label), setting.key)),
          isMixed ? [', ', rich(settingSections[setting.section])] : '',
        ],
      },
      {head: text(defaultHead), cell: (setting) => defaultOf(setting, say)},
      {head: text({en: 'Range', 'pt-BR': 'Faixa'}), cell: (setting) => rangeOf(setting, say)},
      ...(scope
        ? [
            {
              head: text({en: 'Applies to', 'pt-BR': 'Vale para'}),
              cell: (setting: Setting) => rich(settingScopes[setting.scope]),
            },
          ]
        : []),
      {
        head: text({en: 'What it does', 'pt-BR': 'O que faz'}),
        cell: (setting) => [rich(setting.effect), heededBy(setting, say)],
      },
    ];
    return table(filled(columns, rows), rows, {rowId: ({id}) => settingRow + id});
  },
);
