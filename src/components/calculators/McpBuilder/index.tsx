import type {ReactNode} from 'react';
import Calculator, {type CommonTexts} from '../parts/Calculator';
import {ChoiceField, FieldGroup, NumberField, TextField} from '../parts/fields';
import {FileButtons, FileText} from '../parts/file';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {Fields} from '../parts/values';
import {hasSecretHeader, hasSecretPart, hasSecretVariable, problemOf, serverFile} from './build';
import {timeoutRange, transports} from '../../../data/fileRules';

export type Texts = CommonTexts & typeof import('./words.en.json');

/** The server of features/mcp/using-mcp-in-product-code#share, which the team has over HTTP too. */
export const fields = {
  name: {kind: 'text', initial: 'bookings-db'},
  type: {kind: 'choice', initial: 'stdio', allowed: transports},
  timeout: {kind: 'number', initial: 120, ...timeoutRange},
  command: {kind: 'text', initial: 'node', isSecret: hasSecretPart},
  args: {kind: 'text', initial: 'tools/bookings-db/build/index.js', isSecret: hasSecretPart},
  env: {kind: 'text', initial: 'BOOKINGS_DB_URL=BOOKINGS_READONLY_URL', isSecret: hasSecretVariable},
  url: {kind: 'text', initial: 'https://mcp.example.com/bookings', isSecret: hasSecretPart},
  headers: {kind: 'text', initial: 'Authorization: Bearer ${env:BOOKINGS_TOKEN}', isSecret: hasSecretHeader},
  alwaysAllow: {kind: 'text', initial: 'describe_table'},
  disabledTools: {kind: 'text', initial: ''},
} as const satisfies Fields;

const FILE = 'mcp.json';

/** Writes `mcp.json` for one server. */
export default function McpBuilder(props: CalculatorProps<Texts>): ReactNode {
  const {texts} = props;
  const form = useValues(fields, props);
  const {values} = form;
  const problem = values && problemOf(values);
  const file = values && serverFile(values, texts.schema);
  return (
    <Calculator
      form={form}
      texts={texts}
      verdict={problem ? texts.problems[problem] : texts.ready}
      details={file !== undefined && <FileText name={FILE} text={file} />}
      buttons={file !== undefined && <FileButtons name={FILE} text={file} texts={texts} />}>
      <FieldGroup>
        <TextField name="name" label={texts.name} code />
        <ChoiceField name="type" label={texts.type} labels={texts.transports} />
        <NumberField name="timeout" label={texts.timeout} slider={{from: 15, to: 600, step: 15}} />
      </FieldGroup>
      {form.written.type === 'stdio' ? (
        <FieldGroup key="stdio">
          <TextField name="command" label={texts.command} code />
          <TextField name="args" label={texts.args} rows={2} code="lines" wide />
          <TextField name="env" label={texts.env} hint={texts.envHint} rows={2} code="lines" wide />
        </FieldGroup>
      ) : (
        <FieldGroup key="http">
          <TextField name="url" label={texts.url} code wide />
          <TextField
            name="headers"
            label={texts.headers}
            hint={texts.headersHint}
            rows={2}
            code="lines"
            wide
          />
        </FieldGroup>
      )}
      <FieldGroup>
        <TextField name="alwaysAllow" label={texts.alwaysAllow} rows={2} code="lines" />
        <TextField name="disabledTools" label={texts.disabledTools} rows={2} code="lines" />
      </FieldGroup>
    </Calculator>
  );
}
