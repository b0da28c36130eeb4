import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useLocalized} from '../../facts/localized';
import {
  anchorOf,
  errorAreas,
  errorsOf,
  platformErrors,
  type ErrorAreaId,
  type ErrorCode,
  type PlatformError,
} from '../../facts/platform/errors';
import {listProp} from '../listProp';
import {oneOf, propError} from '../propError';
import RichText from '../RichText';
import styles from './styles.module.css';

export interface Props {
  /** The errors of one part of the product. */
  readonly area?: ErrorAreaId;
  /** Errors by code, instead of a part. */
  readonly codes?: readonly ErrorCode[];
}

/** One error: its row is what an address with the code in lower case leads to. */
function ErrorRow({error}: {readonly error: PlatformError}): ReactNode {
  const localize = useLocalized();
  const anchor = anchorOf(error.code);
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor} className={styles.error}>
      <th scope="row">
        <code className={styles.code}>{error.code}</code> {localize(error.message)}
      </th>
      <td>
        <RichText text={localize(error.cause)} />
      </td>
      <td>
        <RichText text={localize(error.fix)} />
      </td>
    </tr>
  );
}

/** Errors of the platform: code, message, cause and fix. */
export default function ErrorCatalog({area, codes}: Props): ReactNode {
  if (area !== undefined && codes !== undefined) {
    throw propError('ErrorCatalog', 'codes', codes, 'nothing beside area');
  }
  const errors =
    area === undefined
      ? listProp('ErrorCatalog', 'codes', codes, platformErrors, 'code')
      : errorsOf(
          oneOf(
            'ErrorCatalog',
            'area',
            area,
            errorAreas.map(({id}) => id),
          ),
        );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.platform.errors.message" description="Column: code and text of an error">
              What you see
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.platform.errors.cause" description="Column: cause of an error">
              Why
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.platform.errors.fix" description="Column: what to do about an error">
              What to do
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {errors.map((error) => (
          <ErrorRow key={error.code} error={error} />
        ))}
      </tbody>
    </table>
  );
}
