import type {ServerFields} from '../../facts/mcpFile/build';
import {editFile, type BuilderData} from './fileEditor';
import type {Start} from './kit';

/** The builder of `mcp.json` on features/mcp/using-mcp-in-product-code. */
const start: Start<BuilderData> = (place) =>
  editFile<ServerFields>(place, {
    fileName: 'mcp.json',
    load: async () => {
      const [{withServer, findServer}, {checkMcpFile}] = await Promise.all([
        import('../../facts/mcpFile/build'),
        import('../../facts/mcpFile/check'),
      ]);
      return {write: withServer, find: findServer, check: checkMcpFile};
    },
    read: ({text, number}) => {
      const type = text('type') as ServerFields['type'];
      for (const group of place.form.querySelectorAll<HTMLElement>('[data-for]')) {
        group.hidden = (group.dataset.for === 'stdio') !== (type === 'stdio');
      }
      return {
        name: text('name').trim(),
        type,
        command: text('command'),
        args: text('args'),
        env: text('env'),
        url: text('url'),
        headers: text('headers'),
        timeout: number('timeout'),
        alwaysAllow: text('alwaysAllow'),
        disabledTools: text('disabledTools'),
      };
    },
    nameOf: ({name}) => name,
  });

export default start;
