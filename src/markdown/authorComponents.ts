import {pageComponents} from '../config/components';
import {facts} from '../facts';
import {diagrams} from './diagrams';
import {elementProps} from './elementProps';
import {formulaProps} from './formulas';
import {pictures} from './pictures';

const propsOf = (registry: Readonly<Record<string, {props: readonly string[]} | undefined>>) =>
  Object.fromEntries(Object.entries(registry).map(([name, known]) => [name, known?.props ?? []]));

const isCalculator = (name: string): boolean => pageComponents[name] === 'calculators';

const isOfHomePage = (name: string): boolean => name === 'SearchForm' || pageComponents[name] === 'Home';

const elementsOf = (isMeant: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(elementProps)
      .filter(([name]) => isMeant(name))
      .map(([name, readers]) => [name, Object.keys(readers ?? {})]),
  );

/** Every component that an author can write in a page, in groups, with the names of its props. */
export const authorComponents: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Text: elementsOf((name) => name !== 'Formulas' && !isOfHomePage(name) && !isCalculator(name)),
  Formulas: {
    Formulas: [],
    /** TeX between `$$` on lines of their own, named by its metric or by a text, and spoken in words for screen readers. */
    Formula: formulaProps,
  },
  Diagrams: propsOf(diagrams),
  'Pictures of windows': propsOf(pictures),
  'Tables from facts': propsOf(facts),
  Calculators: elementsOf(isCalculator),
  'The home page': elementsOf(isOfHomePage),
};

/** Their names. */
export const authorComponentNames: readonly string[] = Object.values(authorComponents).flatMap(Object.keys);
