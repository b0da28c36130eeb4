/** Stands in for Docusaurus' translations in unit tests: the English message, values filled in. */
import {Fragment, type ReactNode} from 'react';

type Values = Record<string, ReactNode>;

export function translate({message}: {message: string}, values: Values = {}): string {
  return message.replace(/\{(\w+)\}/g, (token, key: string) => String(values[key] ?? token));
}

interface Props {
  readonly children: string;
  readonly values?: Values;
}

export default function Translate({children, values = {}}: Props): ReactNode {
  return children.split(/(\{\w+\})/).map((part, index) => {
    const key = /^\{(\w+)\}$/.exec(part)?.[1];
    return <Fragment key={index}>{key && key in values ? values[key] : part}</Fragment>;
  });
}
