import {useState, type ReactNode} from 'react';
import {fill} from '../../../config/numbers';
import Calculator, {type CommonTexts} from '../parts/Calculator';
import {CheckField, ChoiceField, FieldGroup, TextField} from '../parts/fields';
import {FileButtons, FileText, linesOf} from '../parts/file';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {Fields} from '../parts/values';
import {formats, isPattern, modeFile, problemOf} from './build';
import type {ModeData} from './data';
import {modeGroups} from '../../../data/fileRules';
import styles from './styles.module.css';
import {useMatches} from './useMatches';

export type Texts = CommonTexts & typeof import('./words.en.json') & ModeData;

const text = (initial: string) => ({kind: 'text', initial}) as const;
const check = (initial: boolean) => ({kind: 'check', initial}) as const;

/** The mode of features/custom-modes#example, in the language of what its author writes. */
export const fieldsOf = (example: Texts['example']) =>
  ({
    slug: text(example.slug),
    name: text(example.name),
    description: text(example.description),
    roleDefinition: text(example.roleDefinition),
    whenToUse: text(example.whenToUse),
    customInstructions: text(example.customInstructions),
    read: check(true),
    edit: check(true),
    browser: check(false),
    command: check(false),
    mcp: check(false),
    fileRegex: text(example.fileRegex),
    fileDescription: text(example.fileDescription),
    paths: text(example.paths),
    format: {kind: 'choice', initial: 'yaml', allowed: formats},
  }) as const satisfies Fields;

/** How many paths are shown. */
const SHOWN = 50;

interface TriedProps {
  readonly pattern: string;
  readonly hasEdits: boolean;
  readonly paths: string;
  readonly texts: Texts;
}

/** Which of the paths the mode may edit. */
function TriedPaths({pattern, hasEdits, paths: text, texts}: TriedProps): ReactNode {
  const {tried: words, example} = texts;
  const isSound = isPattern(pattern);
  const paths = linesOf(text);
  const isOwn = pattern === example.fileRegex && text === example.paths;
  const tried = useMatches(hasEdits && isSound && pattern !== '' ? pattern : undefined, paths, isOwn);
  const said = !hasEdits
    ? words.edits
    : pattern === ''
      ? words.all
      : !isSound
        ? words.invalid
        : paths.length === 0
          ? words.none
          : typeof tried === 'string'
            ? words[tried]
            : undefined;
  if (said !== undefined) {
    return <p className={styles.paths}>{said}</p>;
  }
  return (
    <ul className={styles.paths} data-result="" aria-busy={tried === undefined}>
      {paths.slice(0, SHOWN).map((path, index) => {
        const isAllowed = typeof tried === 'object' && tried[index];
        return (
          <li key={index} data-state={tried && (isAllowed ? 'yes' : 'no')}>
            <code>{path}</code> {tried && <span>{isAllowed ? words.yes : words.no}</span>}
          </li>
        );
      })}
      {paths.length > SHOWN && <li>{fill(words.more, {count: paths.length - SHOWN})}</li>}
    </ul>
  );
}

/** Writes a file with one mode, and tries its limit on paths. */
export default function ModeBuilder(props: CalculatorProps<Texts>): ReactNode {
  const {texts} = props;
  const [fields] = useState(() => fieldsOf(texts.example));
  const form = useValues(fields, props);
  const {values} = form;
  const problem = values && problemOf(values);
  const file = values && modeFile(values, values.format, texts.schema);
  return (
    <Calculator
      form={form}
      texts={texts}
      verdict={problem ? texts.problems[problem] : texts.ready}
      details={file !== undefined && <FileText name={texts.fileName} text={file} />}
      buttons={file !== undefined && <FileButtons name={texts.fileName} text={file} texts={texts} />}>
      <FieldGroup>
        <TextField name="slug" label={texts.slug} code />
        <TextField name="name" label={texts.name} />
        <TextField name="description" label={texts.description} wide />
        <TextField name="roleDefinition" label={texts.roleDefinition} rows={3} wide />
        <TextField name="whenToUse" label={texts.whenToUse} rows={2} wide />
        <TextField name="customInstructions" label={texts.customInstructions} rows={3} wide />
      </FieldGroup>
      <FieldGroup legend={texts.groups}>
        {modeGroups.map((group) => (
          <CheckField key={group} name={group} label={texts.groupNames[group]} />
        ))}
      </FieldGroup>
      <FieldGroup legend={texts.limit}>
        <TextField name="fileRegex" label={texts.fileRegex} code wide />
        <TextField name="fileDescription" label={texts.fileDescription} wide />
        <TextField name="paths" label={texts.paths} rows={3} code="lines" wide />
        {values && (
          <TriedPaths pattern={values.fileRegex} hasEdits={values.edit} paths={values.paths} texts={texts} />
        )}
      </FieldGroup>
      <FieldGroup>
        <ChoiceField name="format" label={texts.format} labels={texts.formats} />
      </FieldGroup>
    </Calculator>
  );
}
