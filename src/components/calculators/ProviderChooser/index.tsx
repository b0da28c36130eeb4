import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {fill} from '../../../config/numbers';
import Calculator, {type CommonTexts} from '../parts/Calculator';
import {CheckField, ChoiceField, FieldGroup} from '../parts/fields';
import {useValues, type CalculatorProps} from '../parts/useValues';
import type {Fields} from '../parts/values';
import {beginnings, choose, placesOfCode, type Answers, type Choice} from './choose';
import type {ChooserData, ChooserRow} from './data';
import styles from './styles.module.css';

export type Texts = CommonTexts &
  Readonly<Record<keyof typeof import('./words.en.json'), string>> &
  ChooserData;

/** The bank of basic-usage/connecting-providers#choose, which keeps its code in its own cloud account. */
export const fields = {
  place: {kind: 'choice', initial: 'cloud', allowed: placesOfCode},
  beginning: {kind: 'choice', initial: 'any', allowed: beginnings},
  images: {kind: 'check', initial: true},
  caching: {kind: 'check', initial: false},
} as const satisfies Fields;

/** How many make a short list. */
const SHORTEST = 4;

/** How many fit; if none does, which answer alone stands in the way. */
function verdictOf({fitting, inTheWay}: Choice, texts: Texts): string {
  const others: Record<keyof Answers, string> = {
    place: texts.otherPlace,
    beginning: texts.otherBeginning,
    images: texts.otherImages,
    caching: texts.otherCaching,
  };
  return fitting.length === 0
    ? [texts.none, ...inTheWay.map((question) => others[question])].join(' ')
    : fill(fitting.length === 1 ? texts.one : texts.many, {count: fitting.length});
}

/** A provider that fits, with its page and what speaks for it. */
function Suggestion({row, texts}: {readonly row: ChooserRow; readonly texts: Texts}): ReactNode {
  const [key, images, caching] = row.levels;
  return (
    <li>
      <Link to={useBaseUrl(row.address)}>{row.name}</Link> <small>{row.tag}</small>
      <p>{fill(texts.reason, {route: texts.routes[row.kind], key, images, caching})}</p>
    </li>
  );
}

/** Which providers fit a reader's answers, the best match first. */
export default function ProviderChooser(props: CalculatorProps<Texts>): ReactNode {
  const {texts} = props;
  const form = useValues(fields, props);
  const choice = form.values && choose(texts.rows, form.values);
  const found = choice?.fitting.flatMap((index) => texts.rows[index] ?? []) ?? [];
  const rest = found.slice(SHORTEST).map(({name}) => name);
  return (
    <Calculator
      form={form}
      texts={texts}
      verdict={choice && verdictOf(choice, texts)}
      details={
        <>
          <ol className={styles.suggestions}>
            {found.slice(0, SHORTEST).map((row) => (
              <Suggestion key={row.address} row={row} texts={texts} />
            ))}
          </ol>
          {rest.length > 0 && <p>{fill(texts.more, {names: rest.join(', ')})}</p>}
        </>
      }>
      <FieldGroup>
        <ChoiceField
          name="place"
          label={texts.place}
          labels={{
            anywhere: texts.placeAnywhere,
            cloud: texts.placeCloud,
            machine: texts.placeMachine,
          }}
        />
        <ChoiceField
          name="beginning"
          label={texts.beginning}
          labels={{
            any: texts.beginningAny,
            nothing: texts.beginningNothing,
            gateway: texts.beginningGateway,
            key: texts.beginningKey,
            program: texts.beginningProgram,
          }}
        />
        <CheckField name="images" label={texts.images} />
        <CheckField name="caching" label={texts.caching} />
      </FieldGroup>
    </Calculator>
  );
}
