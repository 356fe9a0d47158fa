/**
 * `npm run build`: builds the site into dist, unless its sources are the ones dist was made from, and writes what nginx and
 * Caddy need to serve it into dist-deploy.
 */
import { ensureBuilt } from './launch/built.mjs';
import { node24 } from './launch/installed.mjs';
import { runToEnd } from './launch/processes.mjs';

await ensureBuilt((line) => console.log(line));
process.exitCode = await runToEnd(node24, ['tools/deploy/main.ts']);
