import path from 'node:path';
import type {Root} from 'mdast';
import type {Parser} from 'unified';
import type {Node} from 'unist';

/** A place in a page, as the parsers have it. */
interface Point {
  readonly line: number;
  readonly column: number;
}

/**
 * A mistake in a page, in one line: file, line, column, what came and what is allowed. Docusaurus prints the
 * fields of an error as JSON, and a `file.fail` has the syntax tree of the page in them.
 */
export class PageError extends Error {
  readonly #reason: string;
  readonly #line: number | undefined;

  constructor(file: string | undefined, point: Point | undefined, reason: string) {
    const place = point ? `:${point.line}:${point.column}` : '';
    super(`${path.relative(process.cwd(), file ?? '').replaceAll('\\', '/')}${place}: ${reason}`);
    this.#reason = reason;
    this.#line = point?.line;
    // It would be of the build's own steps, where there is nothing to mend.
    this.stack = '';
  }

  /** Without the place. */
  get reason(): string {
    return this.#reason;
  }

  get line(): number | undefined {
    return this.#line;
  }
}

/** A mistake in what an author wrote in an element, at its node. */
export class SourceError extends Error {
  constructor(
    readonly node: Node,
    message: string,
  ) {
    super(message);
  }
}

/** Stops at a node of a page. @throws PageError */
export function refuse(
  file: {readonly path?: string},
  reason: string,
  node: {readonly position?: {readonly start: Point}},
): never {
  throw new PageError(file.path, node.position?.start, reason);
}

/** Stops at a mistake in an element: at the node that the error names, else at the element. @throws PageError */
export const refuseError = (
  file: Parameters<typeof refuse>[0],
  error: unknown,
  element: Parameters<typeof refuse>[2],
): never => refuse(file, (error as Error).message, error instanceof SourceError ? error.node : element);

/**
 * A parser that says in the same way what does not parse: `<5`, an element without its end.
 *
 * @throws PageError
 */
export const parseOrRefuse =
  (parse: Parser<Root> | undefined): Parser<Root> =>
  (document, file) => {
    try {
      return parse?.(document, file) as Root;
    } catch (error) {
      const {message, line, column} = error as Error & Partial<Point>;
      // For an element without an end tag, the position is in the message alone.
      const [, inWords, at] = /\((\d+):(\d+)/.exec(message) ?? [];
      const point = {line: line ?? Number(inWords), column: column ?? Number(at)};
      throw new PageError(file.path, point.line ? point : undefined, message);
    }
  };
