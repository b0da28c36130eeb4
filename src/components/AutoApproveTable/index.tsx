import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {autoApprove, riskLevels} from '../../facts/autoApprove/data';
import {useLocalized} from '../../facts/localized';
import RichText from '../RichText';

/** The categories of auto-approve: what each approves, its options and its risk. */
export default function AutoApproveTable(): ReactNode {
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate
              id="tables.autoApprove.category"
              description="Column: label of a category of auto-approve">
              Category
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.autoApprove.approves" description="Column: what then runs without asking">
              Runs without asking
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="tables.autoApprove.options"
              description="Column: options of a category, with their defaults">
              Options and defaults
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.autoApprove.risk" description="Column: risk of a category">
              Risk
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {autoApprove.map((category) => (
          <tr key={category.id}>
            <td>
              <strong>{localize(category.label)}</strong>
            </td>
            <td>
              <RichText text={localize(category.approves)} />
            </td>
            <td>
              {category.options.length === 0 ? (
                <Translate id="tables.autoApprove.noOptions" description="The category has no options">
                  none
                </Translate>
              ) : (
                <ul>
                  {category.options.map((option) => (
                    <li key={option.label.en}>
                      <strong>{localize(option.label)}</strong>: <RichText text={localize(option.default)} />
                    </li>
                  ))}
                </ul>
              )}
            </td>
            <td>
              {localize(riskLevels[category.risk])}
              {category.riskReason && (
                <>
                  {': '}
                  <RichText text={localize(category.riskReason)} />
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
