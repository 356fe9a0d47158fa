/**
 * `npm test`: all checks, from a clean clone. `npm test -- unit e2e` runs only those steps, `npm test -- changed` those
 * that the changed files need. Every step runs even when an
 * earlier one failed, and the type check runs beside the other checks; a step that is no test suite counts as one test.
 * `--at 2027-02-28T23:59` runs the steps as if they began at that time, in Beijing unless an offset is given; browsers use
 * the real time. The last line is the count.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { onNode24 } from './launch/on-node-24.mjs';
import { interrupted } from './launch/processes.mjs';

if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

const say = (/** @type {string} */ line) => console.log(line);

/** @param {readonly string[]} wanted */
async function chosenSteps(wanted) {
  if (wanted[0] === 'changed') return (await import('./suite/changed.mjs')).changedSteps(say);
  const { allSteps, steps } = await import('./suite/steps.mjs');
  const unknown = wanted.filter((name) => !allSteps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such step: ${unknown.join(', ')}. There are: ${allSteps.map(({ name }) => name).join(', ')}`,
    );
  }
  return wanted.length > 0 ? allSteps.filter(({ name }) => wanted.includes(name)) : steps;
}

/**
 * Shifts the clock of every Node process that is started from here on.
 * @param {string} time ISO 8601
 */
function startAt(time) {
  const at = Date.parse(/(?:Z|[+-]\d\d:\d\d)$/.test(time) ? time : `${time}+08:00`);
  if (Number.isNaN(at)) throw new Error(`Not a time such as 2027-02-28T23:59: ${time}`);
  const preload = pathToFileURL(resolve(import.meta.dirname, 'suite/shifted-date.mjs')).href;
  process.env.CLOCK_OFFSET_MS = String(at - Date.now());
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${preload}`.trim();
  say(`As if it were ${new Date(at).toISOString()}`);
}

/**
 * Ensures a Chromium; without one the other steps still run, and those that need it fail by themselves.
 * @param {(say: (line: string) => void) => string} ensureChromium
 */
function provideChromium(ensureChromium) {
  try {
    process.env.CHROMIUM_PATH = ensureChromium(say);
  } catch (error) {
    say(String(error));
  }
}

/** @param {readonly import('./suite/make-step.mjs').Step[]} steps */
async function provideBrowsers(steps) {
  const { ensureChromium } = await import('./browsers/chromium.mjs');
  const { ensureBrowsers } = await import('./browsers/ensure-browsers.mjs');
  provideChromium(ensureChromium);
  if (steps.some(({ name }) => name.startsWith('browsers'))) ensureBrowsers(say);
}

async function main() {
  const { add, nothing, stepLine, tallyLine } = await import('./suite/tally.mjs');
  const { runSteps } = await import('./suite/run-steps.mjs');
  const { values, positionals } = parseArgs({ options: { at: { type: 'string' } }, allowPositionals: true });
  const steps = await chosenSteps(positionals);
  await provideBrowsers(steps);
  if (values.at !== undefined) startAt(values.at);
  const results = await runSteps(steps, say);
  if (results.some(({ code }) => code === interrupted)) return interrupted;
  say('');
  for (const { name, tally, flaky, seconds } of results) {
    say(`${name.padEnd(12)} ${`${seconds.toFixed(1)} s`.padStart(9)}   ${stepLine(tally, flaky)}`);
    for (const test of flaky) say(`  FLAKY, passed only when tried again: ${test}`);
  }
  const total = results.reduce((sum, { tally }) => add(sum, tally), nothing);
  say(`\n${tallyLine(total)}`);
  return total.failed > 0 ? 1 : 0;
}

process.exitCode = await onNode24(say, main, () => say('\n0 passed, 1 failed'));
