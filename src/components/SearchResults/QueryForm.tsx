import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {resultsUrl} from '@site/src/search/query';
import {queryInput} from '@site/src/search/queryInput';
import {prepare} from '@site/src/search/useSearch';
import type {Address} from './useAddress';
import styles from './styles.module.css';

interface Props {
  /** Id of the field. */
  readonly id: string;
  readonly input: RefObject<HTMLInputElement | null>;
  /** Name of the form. */
  readonly label: string;
  readonly address: Address;
  readonly onFocus: () => void;
}

/** The field of the results page. */
export default function QueryForm({id, input, label, address, onFocus}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {text, setText, flush} = address;
  return (
    <form
      role="search"
      aria-label={label}
      action={resultsUrl(baseUrl, {query: ''})}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        flush();
      }}>
      <label htmlFor={id}>
        <Translate id="search.page.query" description="Label of the field of the results page">
          Search for
        </Translate>
      </label>
      <input
        {...queryInput}
        ref={input}
        id={id}
        className={clsx('text-input', styles.input)}
        type="search"
        value={text}
        onChange={({target}) => setText(target.value)}
        onFocus={onFocus}
        onBlur={flush}
        onPointerEnter={prepare}
      />
    </form>
  );
}
