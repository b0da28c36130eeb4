/** `npm run serve [-- --port 3000 --dir build]`: serves the build until Ctrl+C. */
import {parseArgs} from 'node:util';
import {startServer} from './server.mts';

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '3000'},
    dir: {type: 'string', default: 'build'},
  },
});

try {
  const {url, base} = await startServer(values.dir, Number(values.port));
  const home = url + base;
  console.log(`Serving ${values.dir} at ${home} (Portuguese: ${home}pt-BR/). Ctrl+C ends it.`);
} catch (error) {
  const {code, message} = error as NodeJS.ErrnoException;
  console.error(code === 'EADDRINUSE' ? `Port ${values.port} is taken: use --port.` : message);
  process.exitCode = 1;
}
