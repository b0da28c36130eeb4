import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Option<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Language of the label, if it is not the page's. */
  readonly lang?: string;
  /** What the document is marked with when it is chosen, before the script of the page knows. */
  readonly mark: 'windows' | 'macos' | 'linux' | 'own' | 'other';
}

interface Props<Name extends string> {
  /** Name of the group, for the browser. */
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly Option<Name>[];
  /** The option that holds; none as long as nobody knows. */
  readonly chosen: Name | undefined;
  readonly onChoose: (name: Name) => void;
}

/** A choice that the reader makes for every page: small, in one line, one stop for the keyboard. */
export default function Choice<Name extends string>({
  name: group,
  legend,
  options,
  chosen,
  onChoose,
}: Props<Name>): ReactNode {
  return (
    <fieldset className={styles.choice} data-choice data-search-ignore>
      <legend>{legend}</legend>
      {options.map(({name, label, lang, mark}) => (
        <label key={name} className={styles[mark]} lang={lang}>
          <input
            type="radio"
            name={group}
            value={name}
            checked={name === chosen}
            onChange={() => onChoose(name)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
