import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {sayTableRoles} from '../../client/tableRoles';
import type {ProviderRow, ProviderTrait} from '../../remark/elements/providers';
import {byName, filterRows, noFilter, orderAfter, sortRows, type Order, type ProviderFilter} from './rows';
import styles from './styles.module.css';

interface Kind {
  id: ProviderRow['kind'];
  label: string;
}

export interface Props {
  /** Every provider, in the language of the page; src/remark/elements/providers.ts makes them. */
  readonly rows: readonly ProviderRow[];
  readonly kinds: readonly Kind[];
}

type Column = 'name' | 'kind' | 'key' | 'offline' | 'images' | 'caching' | 'reasoning';

/** The heads of the columns, in their order. */
function columnLabels(): Record<Column, string> {
  return {
    name: translate({
      id: 'tables.provider.column.name',
      message: 'Provider',
      description: 'Column: name of a provider',
    }),
    kind: translate({
      id: 'tables.provider.column.kind',
      message: 'Kind',
      description: 'Column: what stands behind a provider',
    }),
    key: translate({
      id: 'tables.provider.column.key',
      message: 'API key',
      description: 'Column: whether a provider wants an API key',
    }),
    offline: translate({
      id: 'tables.provider.column.offline',
      message: 'Offline',
      description: 'Column: whether a provider works without a connection',
    }),
    images: translate({
      id: 'tables.provider.column.images',
      message: 'Images',
      description: 'Column: whether images can be sent',
    }),
    caching: translate({
      id: 'tables.provider.column.caching',
      message: 'Prompt caching',
      description: 'Column: whether prompts are cached',
    }),
    reasoning: translate({
      id: 'tables.provider.column.reasoning',
      message: 'Reasoning control',
      description: 'Column: the control for reasoning models',
    }),
  };
}

/** What a reader may insist on, as labels of checkboxes. */
function traitLabels(): Record<ProviderTrait, string> {
  return {
    withoutKey: translate({
      id: 'tables.provider.filter.withoutKey',
      message: 'Works without an API key',
      description: 'Checkbox over the table of providers',
    }),
    offline: translate({
      id: 'tables.provider.filter.offline',
      message: 'Can run offline',
      description: 'Checkbox over the table of providers',
    }),
    images: translate({
      id: 'tables.provider.filter.images',
      message: 'Takes images',
      description: 'Checkbox over the table of providers',
    }),
    caching: translate({
      id: 'tables.provider.filter.caching',
      message: 'Caches prompts',
      description: 'Checkbox over the table of providers',
    }),
  };
}

interface FiltersProps {
  readonly kinds: readonly Kind[];
  readonly filter: ProviderFilter;
  readonly onChange: (filter: ProviderFilter) => void;
}

/** The choice of kind and the checkboxes over the table. */
function Filters({kinds, filter, onChange}: FiltersProps): ReactNode {
  const kindId = useId();
  const labels = traitLabels();
  return (
    <fieldset className={styles.filters}>
      <legend>
        {translate({
          id: 'tables.provider.filter.legend',
          message: 'Show only',
          description: 'Name of the controls over the table of providers',
        })}
      </legend>
      <div className={styles.kind}>
        <label htmlFor={kindId}>{columnLabels().kind}</label>
        <select
          id={kindId}
          value={filter.kind}
          onChange={({target}) => onChange({...filter, kind: target.value as ProviderFilter['kind']})}>
          <option value="any">
            {translate({
              id: 'tables.provider.filter.anyKind',
              message: 'All kinds',
              description: 'First choice of the kinds of providers',
            })}
          </option>
          {kinds.map(({id, label}) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {(Object.keys(labels) as ProviderTrait[]).map((trait) => (
        <label key={trait} className={styles.trait}>
          <input
            type="checkbox"
            checked={filter.traits.includes(trait)}
            onChange={({target}) =>
              onChange({
                ...filter,
                traits: target.checked
                  ? [...filter.traits, trait]
                  : filter.traits.filter((chosen) => chosen !== trait),
              })
            }
          />
          {labels[trait]}
        </label>
      ))}
      <button type="button" className={styles.clear} onClick={() => onChange(noFilter)}>
        {translate({
          id: 'tables.provider.filter.clear',
          message: 'Show all',
          description: 'Button that clears the filters of the table of providers',
        })}
      </button>
    </fieldset>
  );
}

interface HeadProps {
  readonly label: string;
  readonly sorted: 'ascending' | 'descending' | undefined;
  /** Missing while nothing can be clicked. */
  readonly onSort: (() => void) | undefined;
}

/** The head of a column, and the button that sorts by it. */
function Head({label, sorted, onSort}: HeadProps): ReactNode {
  return (
    <th scope="col" aria-sort={onSort && sorted}>
      {onSort ? (
        <button type="button" className={styles.sort} onClick={onSort}>
          {label}
          <span className={styles.direction} aria-hidden="true">
            {sorted === undefined ? '↕' : sorted === 'ascending' ? '↑' : '↓'}
          </span>
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** One provider: its name leads to its page; narrow, it is a card (src/css/tables.css). */
function Row({row, heads}: {readonly row: ProviderRow; readonly heads: readonly string[]}): ReactNode {
  return (
    <tr>
      <th scope="row">
        <Link to={useBaseUrl(row.address)}>{row.name}</Link>
        {row.state && <span className={styles.state}>{row.state}</span>}
      </th>
      {row.cells.map(({text}, index) => (
        <td key={heads[index]} className="brief" data-label={heads[index]}>
          {text}
        </td>
      ))}
    </tr>
  );
}

/**
 * All providers side by side, to filter and to sort. Without JavaScript the
 * whole table is there, and no control that would do nothing.
 */
export function ProviderTable({rows, kinds}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const locale = useDocusaurusContext().i18n.currentLocale;
  const [filter, setFilter] = useState<ProviderFilter>(noFilter);
  const [order, setOrder] = useState<Order>(byName);
  const labels = columnLabels();
  const [nameHead, ...heads] = Object.values(labels);
  const columns: [Order['column'], string][] = [['name', nameHead ?? ''], ...heads.entries()];
  const shown = sortRows(filterRows(rows, filter), order, locale);
  const box = useRef<HTMLDivElement>(null);
  // Rows that a filter had taken away come back without theirs.
  useEffect(() => sayTableRoles(box.current ?? document), [shown]);
  return (
    <div className={styles.providers} ref={box}>
      {isBrowser && (
        <>
          <Filters kinds={kinds} filter={filter} onChange={setFilter} />
          <p className={styles.count} role="status">
            {translate(
              {
                id: 'tables.provider.count',
                message: '{shown} of {total} providers shown',
                description: 'Under the filters; read aloud whenever it changes',
              },
              {shown: shown.length, total: rows.length},
            )}
          </p>
        </>
      )}
      <div className="table-cards wide">
        <table
          className={styles.table}
          aria-label={translate({
            id: 'tables.provider.label',
            message: 'All providers',
            description: 'Name of the table of providers, heard but not seen',
          })}>
          <thead>
            <tr>
              {columns.map(([column, label]) => (
                <Head
                  key={column}
                  label={label}
                  sorted={order.column !== column ? undefined : order.descending ? 'descending' : 'ascending'}
                  onSort={isBrowser ? () => setOrder(orderAfter(order, column)) : undefined}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Row key={row.address} row={row} heads={heads} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={columns.length}>
                  {translate({
                    id: 'tables.provider.nothing',
                    message: 'No provider has all of this. Show all, or clear a checkbox.',
                    description: 'In the place of the rows, when the filters leave none',
                  })}
                </td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}
