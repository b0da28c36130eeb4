/** Roles, permissions, errors, limits, retention and states of the platform, as pages show them. */
import {optional, propError, someEntries, word} from '../../config/props';
import {fact} from '../fact';
import type {Localized} from '../localized';
import {code, pageLink, span, strong, table, type Column, type Content, type Say} from '../nodes';
import {anchorOf, errorAreas, errorsOf, platformErrors, type PlatformError} from './errors';
import {limits, type Limit} from './limits';
import {
  accessLevels,
  permissionAreas,
  permissions,
  type Grant,
  type Permission,
  type PermissionArea,
} from './permissions';
import {retention, type Retention} from './retention';
import {roles, type Role} from './roles';
import {statefulItems, type StatefulItem} from './states';

/** The roles: what each is for, where it is valid, whether it uses a seat. */
export const RoleTable = fact({roles: someEntries(roles, 'id')}, ({roles: rows}, {text}) => {
  const columns: Column<Role>[] = [
    {
      head: text({en: 'Role', 'pt-BR': 'Papel'}),
      cell: ({name, id}) => [strong(text(name)), ' ', code(id)],
    },
    {head: text({en: 'Takes care of', 'pt-BR': 'Cuida de'}), cell: ({purpose}) => text(purpose)},
    {head: text({en: 'Valid in', 'pt-BR': 'Vale para'}), cell: ({scope}) => text(scope)},
    {
      head: text({en: 'Seat', 'pt-BR': 'Assento'}),
      cell: ({usesSeat}) =>
        text(usesSeat ? {en: 'uses one', 'pt-BR': 'usa um'} : {en: 'none', 'pt-BR': 'nenhum'}),
    },
  ];
  return table(columns, rows);
});

const readOnly: Localized = {en: 'Read only', 'pt-BR': 'Somente leitura'};

/** A cell in words: how far the permission reaches, and what else holds. */
function granted({access, readOnly: looksOnly, note}: Grant, {text}: Say): Content {
  const none = access === 'none';
  const level = text(none && looksOnly ? readOnly : accessLevels[access]);
  return [
    span(none && !looksOnly ? 'matrix-no' : 'matrix-yes', level),
    !none && looksOnly ? [' ', span('matrix-note', text(readOnly).toLowerCase())] : '',
    note ? [' ', span('matrix-note', text(note))] : '',
  ];
}

/** Which role may do what: everything, one `area`, or some `permissions`. */
export const PermissionMatrix = fact(
  {
    area: optional(word(Object.keys(permissionAreas) as PermissionArea[])),
    permissions: optional(someEntries(permissions, 'id')),
  },
  ({area, permissions: chosen}, say) => {
    const {text} = say;
    const columns: Column<Permission>[] = [
      {head: text({en: 'Action', 'pt-BR': 'Ação'}), cell: ({action}) => text(action), rowHead: true},
      ...roles.map(({id, name}): Column<Permission> => ({
        head: text(name),
        cell: ({grants}) => granted(grants[id], say),
      })),
    ];
    const inArea = (id: PermissionArea) => permissions.filter((permission) => permission.area === id);
    const rows =
      chosen ??
      (area
        ? inArea(area)
        : {
            groups: (Object.keys(permissionAreas) as PermissionArea[]).map((id) => ({
              name: text(permissionAreas[id]),
              rows: inArea(id),
            })),
          });
    return table(columns, rows, {className: 'matrix'});
  },
);

/** Errors by `area` or by their `codes`: message, cause and fix. Each row is what `#gen-005` leads to. */
export const ErrorCatalog = fact(
  {
    area: optional(word(errorAreas.map(({id}) => id))),
    codes: optional(someEntries(platformErrors, 'code')),
  },
  ({area, codes}, {text, rich}) => {
    if (area && codes) {
      throw propError(
        'ErrorCatalog',
        'codes',
        codes.map((error) => error.code),
        'nothing beside area',
      );
    }
    const columns: Column<PlatformError>[] = [
      {
        head: text({en: 'What you see', 'pt-BR': 'O que você vê'}),
        cell: (error) => [code(error.code), ' ', text(error.message)],
        rowHead: true,
      },
      {head: text({en: 'Why', 'pt-BR': 'Por quê'}), cell: ({cause}) => rich(cause)},
      {head: text({en: 'What to do', 'pt-BR': 'O que fazer'}), cell: ({fix}) => rich(fix)},
    ];
    const rows = area ? errorsOf(area) : (codes ?? platformErrors);
    return table(columns, rows, {className: 'error-catalog', rowId: (error) => anchorOf(error.code)});
  },
);

/** `3–8`, `25 MB` or `100 a day by default (10–1,000)`. */
function limitValue({min, max, default: preset, unit, note}: Limit, {locale, text}: Say): string {
  const {format} = new Intl.NumberFormat(locale);
  const range = min === undefined ? format(max) : `${format(min)}–${format(max)}`;
  const counted = unit ? ` ${text(unit)}` : '';
  const value =
    preset === undefined
      ? `${range}${counted}`
      : `${format(preset)}${counted} ${text({en: 'by default', 'pt-BR': 'por padrão'})} (${range})`;
  return note ? `${value}; ${text(note)}` : value;
}

/** How much of everything the platform holds; `limits` chooses. */
export const LimitTable = fact({limits: someEntries(limits, 'id')}, ({limits: rows}, say) => {
  const {text} = say;
  const columns: Column<Limit>[] = [
    {head: text({en: 'What', 'pt-BR': 'O quê'}), cell: ({label}) => text(label)},
    {head: text({en: 'Limit', 'pt-BR': 'Limite'}), cell: (limit) => limitValue(limit, say)},
  ];
  return table(columns, rows);
});

/** How long the platform keeps what; `data` chooses. */
export const RetentionTable = fact({data: someEntries(retention, 'id')}, ({data}, {text}) => {
  const columns: Column<Retention>[] = [
    {head: text({en: 'Data', 'pt-BR': 'Dados'}), cell: (row) => text(row.data)},
    {head: text({en: 'Kept for', 'pt-BR': 'Por quanto tempo'}), cell: ({kept}) => text(kept)},
  ];
  return table(columns, data);
});

/** The states that each kind of item goes through; `items` chooses. */
export const StateTable = fact({items: someEntries(statefulItems, 'id')}, ({items}, {text}) => {
  const inWords = ({states, ordered, others, note}: StatefulItem): string => {
    const line = states.map(text).join(ordered ? ' → ' : ', ');
    const ends = others ? `; ${text({en: 'or', 'pt-BR': 'ou'})} ${others.map(text).join(', ')}` : '';
    return `${line}${ends}${note ? ` (${text(note)})` : ''}`;
  };
  const columns: Column<StatefulItem>[] = [
    {head: text({en: 'Item', 'pt-BR': 'Item'}), cell: ({page, item}) => pageLink(page, text(item))},
    {head: text({en: 'States', 'pt-BR': 'Estados'}), cell: inWords},
  ];
  return table(columns, items);
});
