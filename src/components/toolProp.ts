import {tools, type Tool} from '../facts/tools/data';
import {propError} from './propError';

/** The tool that a page names in the prop `tool`; throws `propError` when there is none. */
export function toolFromProp(component: string, value: unknown): Tool {
  const tool = tools.find(({id}) => id === value);
  if (tool === undefined) {
    throw propError(
      component,
      'tool',
      value,
      tools.map(({id}) => id),
    );
  }
  return tool;
}
