/**
 * `npm start`: installs missing dependencies, builds the site when its sources changed and starts the sandbox platform that
 * serves it. `--dev` serves the sources through Vite instead, `--kit` does so and names the sheet of the kit. Every other
 * option is passed to the sandbox.
 */
import { node24 } from './launch/installed.mjs';
import { onNode24 } from './launch/on-node-24.mjs';
import { interrupted, runToEnd } from './launch/processes.mjs';

/** The console's modules are served without their types by a part of Node that calls itself experimental. */
const sandbox = ['--disable-warning=ExperimentalWarning', 'src/sandbox/cli.ts'];
const defaultPort = 5180;
const sandboxPortOffset = 10;

const say = (/** @type {string} */ line) => console.log(`courtside  ${line}`);

/**
 * @param {string[]} args
 * @returns {number} the value of --port
 */
function portOf(args) {
  const inline = args.find((arg) => arg.startsWith('--port='))?.slice('--port='.length);
  const value = inline ?? (args.includes('--port') ? args[args.indexOf('--port') + 1] : undefined);
  return value === undefined ? defaultPort : Number.parseInt(value, 10);
}

/** @param {string[]} args */
const withoutPort = (args) =>
  args.filter((arg, at) => !(arg === '--port' || args[at - 1] === '--port' || arg.startsWith('--port=')));

/**
 * Vite on the port, the sandbox beside it; when one ends, so does the other.
 * @param {number} port
 * @param {string[]} options
 */
async function develop(port, options) {
  const over = new AbortController();
  const sandboxPort = port + sandboxPortOffset;
  const site = `http://localhost:${port}`;
  const env = { COURTSIDE_SANDBOX: `http://localhost:${sandboxPort}` };
  const vite = ['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'];
  const both = [
    runToEnd(node24, vite, { env, until: over.signal, tethered: true }),
    runToEnd(node24, [...sandbox, '--port', String(sandboxPort), '--site', site, ...options], {
      until: over.signal,
      tethered: true,
    }),
  ];
  const code = await Promise.race(both);
  over.abort();
  await Promise.all(both);
  return code;
}

async function main() {
  const args = process.argv.slice(2);
  const isKit = args.includes('--kit');
  const rest = withoutPort(args.filter((arg) => arg !== '--dev' && arg !== '--kit'));
  const port = portOf(args);
  if (args.includes('--help')) {
    say('--dev serves the sources with hot reload; the other options are the sandbox’s:');
    return runToEnd(node24, [...sandbox, '--help']);
  }
  if (isKit) say(`Every part of the kit in every state: http://localhost:${port}/app/states`);
  if (isKit || args.includes('--dev')) return develop(port, rest);
  const { dist, ensureBuilt } = await import('./launch/built.mjs');
  await ensureBuilt(say);
  return runToEnd(node24, [...sandbox, '--port', String(port), '--web', dist, ...rest], { tethered: true });
}

const code = await onNode24(say, main);
// Ctrl-C is how one stops it, not a failure.
process.exitCode = code === interrupted ? 0 : code;
