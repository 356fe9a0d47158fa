/**
 * `npm run bench -- chat`: runs bench/<name>/main.ts; options that follow the names are the bench's own, except `--check`:
 * with it the stored result is left unchanged, and a figure worse than there makes the run exit with 1. The peers it is
 * measured against are in bench/peers, a separate package that is installed on first use. Without a name it lists the
 * benches.
 */
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureInstalled, node24 } from '../tools/launch/installed.mjs';
import { onNode24 } from '../tools/launch/on-node-24.mjs';
import { runToEnd } from '../tools/launch/processes.mjs';

const say = (/** @type {string} */ line) => console.log(line);

/** @param {string[]} given */
function wordsBeforeOptions(given) {
  const first = given.findIndex((word) => word.startsWith('-'));
  return first < 0 ? given.length : first;
}

async function main() {
  const benches = readdirSync(import.meta.dirname).filter((name) =>
    existsSync(resolve(import.meta.dirname, name, 'main.ts')),
  );
  const given = process.argv.slice(2);
  const options = given.slice(wordsBeforeOptions(given)).filter((option) => option !== '--check');
  if (given.includes('--check')) process.env.BENCH_CHECK = '1';
  const wanted = given.slice(0, wordsBeforeOptions(given));
  if (wanted.length === 0) {
    say(`npm run bench -- ${benches.sort().join('|')} [--check]`);
    return 0;
  }
  const unknown = wanted.filter((name) => !benches.includes(name));
  if (unknown.length > 0) throw new Error(`No such bench: ${unknown.join(', ')}`);
  ensureInstalled(resolve(import.meta.dirname, 'peers'), say);
  for (const name of wanted) {
    const code = await runToEnd(node24, [`bench/${name}/main.ts`, ...options]);
    if (code !== 0) return code;
  }
  return 0;
}

process.exitCode = await onNode24(say, main);
