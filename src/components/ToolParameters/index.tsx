import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {useLocalized} from '../../facts/localized';
import {parameterTypes, type ToolId, type ToolParameter} from '../../facts/tools/data';
import RichText from '../RichText';
import {toolFromProp} from '../toolProp';

export interface Props {
  /** Identifier of the tool: `read_file`. */
  readonly tool: ToolId;
}

function Required({value}: {value: ToolParameter['required']}): ReactNode {
  const localize = useLocalized();
  if (value === 'yes') {
    return (
      <Translate id="tables.tool.parameters.yes" description="The parameter is required">
        yes
      </Translate>
    );
  }
  if (value === 'no') {
    return (
      <Translate id="tables.tool.parameters.no" description="The parameter is not required">
        no
      </Translate>
    );
  }
  return <RichText text={localize(value)} />;
}

/** The parameters of one tool: name, type, whether required, meaning and default. */
export default function ToolParameters({tool: id}: Props): ReactNode {
  const {parameters} = toolFromProp('ToolParameters', id);
  const localize = useLocalized();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="tables.tool.parameters.name" description="Column: name of a parameter">
              Name
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.tool.parameters.type" description="Column: form of the value">
              Type
            </Translate>
          </th>
          <th scope="col">
            <Translate
              id="tables.tool.parameters.required"
              description="Column: whether a call must carry the parameter">
              Required
            </Translate>
          </th>
          <th scope="col">
            <Translate id="tables.tool.parameters.description" description="Column: meaning of a parameter">
              Description
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {parameters.map((parameter: ToolParameter) => (
          <tr key={`${parameter.parent ?? ''}/${parameter.name}`}>
            <td>
              {parameter.parent && (
                <>
                  <code>{parameter.parent}</code>
                  {' › '}
                </>
              )}
              <code>{parameter.name}</code>
            </td>
            <td>
              <RichText text={localize(parameterTypes[parameter.type])} />
            </td>
            <td>
              <Required value={parameter.required} />
            </td>
            <td>
              <RichText text={localize(parameter.description)} />
              {parameter.default && (
                <>
                  {' '}
                  <Translate
                    id="tables.tool.parameters.default"
                    description="After the meaning of a parameter; {value} is what holds without it"
                    values={{value: <RichText text={localize(parameter.default)} />}}>
                    {'Default: {value}.'}
                  </Translate>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
