import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {fill, readNumber, writeNumber} from '../../../config/numbers';
import {useForm} from './Calculator';
import {LONGEST_TEXT} from './values';
import styles from './styles.module.css';

interface FieldProps {
  /** Name of the field, and of its parameter in the address. */
  readonly name: string;
  readonly label: string;
  /** A short line over the control: a unit, an example. */
  readonly hint?: ReactNode;
  /** Whether it has a row of its own. */
  readonly wide?: boolean;
}

/** The look of a control. */
const look = clsx('text-input', styles.control);

interface Control {
  readonly name: string;
  readonly value: string;
  readonly onChange: (event: {readonly target: {readonly value: string}}) => void;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** What the address may ask for, in the words of the field. */
const ON_OFF = 'on, off';

/** What a control gets from the form, and what is wrong with it. */
function useField(name: string, allowed: string): {control: Control; error: ReactNode} {
  const {form, texts} = useForm();
  const id = useId();
  const fault = form.faults[name];
  return {
    control: {
      name,
      value: form.written[name] ?? '',
      onChange: ({target}) => form.change(name, target.value),
      // What the address asked for is no fault of what stands there now.
      ...(fault && {'aria-describedby': id, ...(fault.code !== 'asked' && {'aria-invalid': true as const})}),
    },
    error: fault && (
      <p id={id} className={styles.error}>
        {fill(texts[fault.code], {came: fault.came, allowed})}
      </p>
    ),
  };
}

interface FrameProps extends Pick<FieldProps, 'label' | 'hint' | 'wide'> {
  readonly error: ReactNode;
  readonly children: ReactNode;
}

/** A label, its control, and what is wrong with it. */
function Frame({label, hint, wide = false, error, children}: FrameProps): ReactNode {
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label>
        <span>{label}</span>
        {hint && <small>{hint}</small>}
        {children}
      </label>
      {error}
    </div>
  );
}

/** The part of a range that a slider runs over, where the whole has room for what nobody has. */
interface Slider {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A field for a number, read and written as in the page's language; with `slider`, also a slider for the usual values. */
export function NumberField({slider, ...props}: FieldProps & {readonly slider?: Slider}): ReactNode {
  const {name, label} = props;
  const {form, texts} = useForm();
  const {locale} = form;
  const field = form.fields[name];
  const allowed =
    field?.kind === 'number'
      ? fill(texts.between, {least: writeNumber(field.least, locale), most: writeNumber(field.most, locale)})
      : '';
  const {control, error} = useField(name, allowed);
  return (
    <div className={styles.number}>
      <Frame {...props} error={error}>
        <input type="text" className={look} inputMode="decimal" {...control} />
      </Frame>
      {slider && (
        <input
          type="range"
          aria-label={label}
          data-script=""
          min={slider.from}
          max={slider.to}
          step={slider.step}
          value={readNumber(control.value, locale) ?? slider.from}
          aria-valuetext={control.value}
          onChange={({target}) => form.change(name, writeNumber(Number(target.value), locale))}
        />
      )}
    </div>
  );
}

interface TextProps extends FieldProps {
  /** Lines; without them the field is one line. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** Whether it holds code; `lines` has an entry in each. */
  readonly code?: boolean | 'lines';
}

/** A field for text. */
export function TextField({rows, placeholder, code = false, ...props}: TextProps): ReactNode {
  const {form} = useForm();
  const {control, error} = useField(props.name, writeNumber(LONGEST_TEXT, form.locale));
  const common = {
    ...control,
    placeholder,
    spellCheck: !code,
    className: clsx(look, code && styles.code, code === 'lines' && styles.lines),
    ...(code && {
      autoCapitalize: 'off',
      autoCorrect: 'off',
    }),
  };
  return (
    <Frame {...props} error={error}>
      {rows === undefined ? <input type="text" {...common} /> : <textarea rows={rows} {...common} />}
    </Frame>
  );
}

/** One of several, in a list that unfolds; the labels are those of the values that the form allows. */
export function ChoiceField({
  labels,
  ...props
}: FieldProps & {readonly labels: Readonly<Record<string, string>>}): ReactNode {
  const {control, error} = useField(props.name, Object.values(labels).join(', '));
  return (
    <Frame {...props} error={error}>
      <select className={look} {...control}>
        {Object.entries(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A checkbox. */
export function CheckField({name, label}: Pick<FieldProps, 'name' | 'label'>): ReactNode {
  const {form} = useForm();
  const {control, error} = useField(name, ON_OFF);
  return (
    <div className={clsx(styles.field, styles.check)}>
      <label>
        <input
          {...control}
          type="checkbox"
          value="on"
          checked={control.value === 'on'}
          onChange={({target}) => form.change(name, target.checked ? 'on' : 'off')}
        />
        <span>{label}</span>
      </label>
      {error}
    </div>
  );
}

interface GroupProps {
  readonly legend?: string;
  readonly children: ReactNode;
}

/** Fields beside each other, as many as there is room for; with `legend` under one name. */
export function FieldGroup({legend, children}: GroupProps): ReactNode {
  const fields = <div className={styles.fields}>{children}</div>;
  return legend === undefined ? (
    fields
  ) : (
    <fieldset>
      <legend>{legend}</legend>
      {fields}
    </fieldset>
  );
}
