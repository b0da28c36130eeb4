import {useMemo} from 'react';
import type {Localized} from '../../facts/localized';
import {useLocalized} from '../useLocalized';
import type {Format} from '../../facts/metrics/format';
import type {Across} from '../../facts/metrics/plots';
import {useFormat} from '../useFormat';

/** Words, numbers and days in the language of the page. */
export interface Show {
  text: (text: Localized) => string;
  format: Format;
  /** Under the plot: short. */
  foot: (across: Across, index: number) => string;
  /** In the table: in full. */
  row: (across: Across, index: number) => string;
}

export function useShow(): Show {
  const format = useFormat();
  const text = useLocalized();
  return useMemo(() => {
    const named = (across: Across, index: number, day: (value: string) => string): string => {
      if (across.kind === 'day') {
        return day(across.at[index] ?? '');
      }
      if (across.kind === 'number') {
        return across.show(format, across.at[index] ?? 0);
      }
      const name = across.at[index];
      return name ? text(name) : '';
    };
    return {
      text,
      format,
      foot: (across, index) => named(across, index, format.shortDate),
      row: (across, index) => named(across, index, format.date),
    };
  }, [format, text]);
}
