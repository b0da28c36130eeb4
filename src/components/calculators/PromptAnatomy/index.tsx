import type {ReactNode} from 'react';
import clsx from 'clsx';
import {fill} from '../../../config/numbers';
import Calculator, {type CommonTexts} from '../parts/Calculator';
import {CheckField, ChoiceField, FieldGroup} from '../parts/fields';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {Fields} from '../parts/values';
import {overrides, promptLayers, sources, type Have, type LayerState, type Source} from './layers';
import styles from './styles.module.css';

type Words = typeof import('./words.en.json');

export type Texts = CommonTexts & Words;

export interface Props {
  /** Which page's example it begins with. */
  readonly example: 'project' | 'override';
}

/** What the anatomy begins with, by the page it stands on. */
export const examples: Record<Props['example'], Have> = {
  // A project with conventions, and a person with habits.
  project: {
    override: 'none',
    present: new Set(['instructions', 'agentsFile', 'projectRules']),
    readsAgents: true,
  },
  // The tutor of features/footgun-prompting#example, in such a project.
  override: {
    override: 'text',
    present: new Set(['servers', 'instructions', 'projectRules']),
    readsAgents: true,
  },
};

const settings = ['instructions', 'modeInstructions', 'servers', 'organizationRules'] as const;
const files = [
  'projectRules',
  'homeRules',
  'modeRules',
  'ignoreFile',
  'agentsFile',
  'agentFile',
  'oldRules',
  'oldModeRules',
] as const satisfies readonly Source[];

const check = (initial: boolean) => ({kind: 'check', initial}) as const;

/** A checkbox for each source, and what else decides. */
const fieldsOf = ({override, present, readsAgents}: Have) =>
  ({
    override: {kind: 'choice', initial: override, allowed: overrides},
    ...(Object.fromEntries(sources.map((source) => [source, check(present.has(source))])) as Record<
      Source,
      ReturnType<typeof check>
    >),
    readsAgents: check(readsAgents),
  }) as const satisfies Fields;

export const exampleFields = {project: fieldsOf(examples.project), override: fieldsOf(examples.override)};

/** The layers of a prompt in their order; a reason that several share is told at the first of them. */
function Layers({states, texts}: {readonly states: readonly LayerState[]; readonly texts: Texts}): ReactNode {
  const shown = states.filter(({state}) => state !== 'absent');
  return (
    <ol className={styles.layers}>
      {shown.map(({layer, state, drop}) => {
        const isFirst = shown.find((one) => one.drop === drop)?.layer === layer;
        return (
          <li
            key={layer}
            data-layer={layer}
            data-state={state}
            className={clsx(state === 'dropped' && styles.dropped, layer === 'override' && styles.own)}>
            {state === 'dropped' ? <del>{texts.layers[layer]}</del> : <b>{texts.layers[layer]}</b>}{' '}
            <small>{texts.from[layer]}</small>
            {drop && isFirst && <p>{texts.drops[drop]}</p>}
          </li>
        );
      })}
    </ol>
  );
}

/** Which layers the model reads, where each comes from and what drops out. */
export default function PromptAnatomy(props: CalculatorProps<Texts> & Props): ReactNode {
  const {texts, example} = props;
  const form = useValues(exampleFields[example], props);
  const {values} = form;
  const states =
    values && promptLayers({...values, present: new Set(sources.filter((source) => values[source]))});
  const count = (wanted: LayerState['state']) => states?.filter(({state}) => state === wanted).length ?? 0;
  const dropped = count('dropped');
  const checks = (names: readonly Source[]) =>
    names.map((name) => <CheckField key={name} name={name} label={texts.sources[name]} />);
  return (
    <Calculator
      form={form}
      texts={texts}
      verdict={fill(dropped > 0 ? texts.dropped : texts.whole, {count: count('in'), dropped})}
      details={states && <Layers states={states} texts={texts} />}>
      <FieldGroup>
        <ChoiceField name="override" label={texts.override} labels={texts.overrides} />
      </FieldGroup>
      <FieldGroup legend={texts.settings}>{checks(settings)}</FieldGroup>
      <FieldGroup legend={texts.files}>
        {checks(files)}
        <CheckField name="readsAgents" label={texts.readsAgents} />
      </FieldGroup>
    </Calculator>
  );
}
