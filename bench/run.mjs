/**
 * `npm run bench -- chat`: runs bench/<name>/main.ts. What it is measured against lives in bench/peers, a package of its
 * own that is installed on first use. Without a name it lists what there is.
 */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled, node24 } from '../tools/launch/installed.mjs';
import { onNode24 } from '../tools/launch/on-node-24.mjs';
import { runToEnd } from '../tools/launch/processes.mjs';

const say = (/** @type {string} */ line) => console.log(line);

async function main() {
  const benches = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(resolve(import.meta.dirname, name, 'main.ts')),
  );
  const wanted = process.argv.slice(2);
  if (wanted.length === 0) {
    say(`npm run bench -- ${benches.sort().join('|')}`);
    return 0;
  }
  const unknown = wanted.filter((name) => !benches.includes(name));
  if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}`);
  ensureInstalled(resolve(import.meta.dirname, 'peers'), say);
  for (const name of wanted) {
    const code = await runToEnd(node24, [`bench/${name}/main.ts`]);
    if (code !== 0) return code;
  }
  return 0;
}

process.exitCode = await onNode24(say, main);
