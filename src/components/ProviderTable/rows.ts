import type {ProviderRow, ProviderTrait} from '../../remark/elements/providers';

export interface ProviderFilter {
  kind: ProviderRow['kind'] | 'any';
  /** All of them must hold. */
  traits: readonly ProviderTrait[];
}

export const noFilter: ProviderFilter = {kind: 'any', traits: []};

/** The rows that a filter lets through, in their order. */
export function filterRows(all: readonly ProviderRow[], filter: ProviderFilter): ProviderRow[] {
  return all.filter(
    (row) =>
      (filter.kind === 'any' || row.kind === filter.kind) &&
      filter.traits.every((trait) => row.traits.includes(trait)),
  );
}

export interface Order {
  /** `name`, or the place of a cell in its row. */
  column: 'name' | number;
  descending: boolean;
}

export const byName: Order = {column: 'name', descending: false};

/** Sorts by one column, by the places of its values on their scale; equals stay in the order of their names. */
export function sortRows(
  all: readonly ProviderRow[],
  {column, descending}: Order,
  locale: string,
): ProviderRow[] {
  const names = new Intl.Collator(locale);
  const direction = descending ? -1 : 1;
  const place = (row: ProviderRow) => (column === 'name' ? 0 : (row.cells[column]?.place ?? 0));
  return [...all].sort((a, b) => {
    const nameOrder = names.compare(a.name, b.name);
    return column === 'name' ? direction * nameOrder : direction * (place(a) - place(b)) || nameOrder;
  });
}

/** The order after a click on the head of a column: turned round, or the new column from its start. */
export function orderAfter(order: Order, column: Order['column']): Order {
  return {column, descending: order.column === column && !order.descending};
}
