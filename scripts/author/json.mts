import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync, type TransformFailure} from 'esbuild';

/** Line and fault of a text, if it is no JSON. esbuild names the line, but lets more pass than JSON.parse does. */
function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    try {
      transformSync(text, {loader: 'json', logLevel: 'silent'});
    } catch (failure) {
      const [fault] = (failure as TransformFailure).errors;
      return `${fault?.location?.line ?? 1}: ${fault?.text ?? ''}`;
    }
    return `1: ${(error as Error).message}`;
  }
}

/** JSON that does not parse, as `file:line: what is wrong`; what imports it would stop without either. */
export const brokenJson = (root: string): string[] =>
  ['i18n', 'src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((below) => below.endsWith('.json'))
      .flatMap((below) => {
        const fault = faultOf(readFileSync(path.join(root, folder, below), 'utf8'));
        return fault === undefined ? [] : [`${folder}/${below.replaceAll('\\', '/')}:${fault}`];
      }),
  );
