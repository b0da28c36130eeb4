import type {RootContent} from 'mdast';
import type {Locale} from '../../config/locales';
import {readProp, type Reader} from '../../config/props';
import {localeContext, type LocaleContext} from '../nodes';

/** An element that authors write in a page as `<Name prop="…" />`, and that is rendered when the page is built. */
export interface RenderedElement {
  /** Names of the props it knows. */
  props: readonly string[];
  /**
   * Renders the element.
   *
   * @param name the element's name, for the error message
   * @param props values as the author wrote them
   * @param content what the author put between its tags; most take none
   * @throws Error that says which prop is wrong, what came and what is allowed
   */
  render: (
    name: string,
    props: Readonly<Record<string, unknown>>,
    locale: Locale,
    content: RootContent[],
  ) => RootContent[];
}

/**
 * Makes an element of the readers of its props and a pure function from their
 * values, and from what stands between its tags, to Markdown nodes.
 */
export function defineElement<T extends Record<string, unknown>>(
  readers: {readonly [K in keyof T]: Reader<T[K]>},
  render: (props: T, context: LocaleContext, content: RootContent[]) => RootContent | RootContent[],
): RenderedElement {
  const names = Object.keys(readers);
  return {
    props: names,
    render: (name, props, locale, content) => {
      const values = Object.fromEntries(
        names.map((prop) => [prop, readProp(name, prop, props[prop], readers[prop as keyof T])]),
      ) as T;
      return [render(values, localeContext(locale), content)].flat();
    },
  };
}
