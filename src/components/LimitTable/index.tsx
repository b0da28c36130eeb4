import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocalized} from '../../facts/localized';
import {limits, type Limit, type LimitId} from '../../facts/platform/limits';
import {listProp} from '../listProp';

export interface Props {
  /** Limits to show, by id; all of them without it. */
  readonly limits?: readonly LimitId[];
}

/** `3–8`, `25 MB` or `100 a day by default (10–1,000)`. */
function Value({limit}: {readonly limit: Limit}): ReactNode {
  const localize = useLocalized();
  const {format} = new Intl.NumberFormat(useDocusaurusContext().i18n.currentLocale);
  const range = limit.min === undefined ? format(limit.max) : `${format(limit.min)}–${format(limit.max)}`;
  const unit = limit.unit ? ` ${localize(limit.unit)}` : '';
  const value =
    limit.default === undefined
      ? `${range}${unit}`
      : translate(
          {
            id: 'tables.platform.limits.default',
            message: '{value} by default ({range})',
            description: 'A limit that can be changed: what holds without a change, and from what to what',
          },
          {value: `${format(limit.default)}${unit}`, range},
        );
  return (
    <>
      {value}
      {limit.note && `; ${localize(limit.note)}`}
    </>
  );
}

/** How much of everything the platform holds. */
export default function LimitTable({limits: ids}: Props): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.platform.limits.item" description="Column: what is limited">
              What
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.platform.limits.limit" description="Column: how much there may be">
              Limit
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {listProp('LimitTable', 'limits', ids, limits, 'id').map((limit) => (
          <tr key={limit.id}>
            <td>{localize(limit.label)}</td>
            <td>
              <Value limit={limit} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
