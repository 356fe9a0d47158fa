/**
 * `npm test`: everything that must hold, from a clean clone. `npm test -- unit e2e` runs only those steps. Every step
 * runs even when one before it failed, and the check of types goes on beside the other checks; a step that is no test
 * suite counts as one test. The last line is the count.
 */
import { onNode24 } from './launch/on-node-24.mjs';
import { interrupted } from './launch/processes.mjs';

if (!process.stdout.isTTY) process.env.NO_COLOR = '1';

const say = (/** @type {string} */ line) => console.log(line);

/** @param {readonly string[]} wanted */
async function chosenSteps(wanted) {
  const { steps } = await import('./suite/steps.mjs');
  const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No such step: ${unknown.join(', ')}. There are: ${steps.map(({ name }) => name).join(', ')}`,
    );
  }
  return wanted.length > 0 ? steps.filter(({ name }) => wanted.includes(name)) : steps;
}

/**
 * Without a Chromium the other steps still run; those that need one fail by themselves.
 * @param {(say: (line: string) => void) => string} ensureChromium
 */
function provideChromium(ensureChromium) {
  try {
    process.env.CHROMIUM_PATH = ensureChromium(say);
  } catch (error) {
    say(String(error));
  }
}

/** @param {readonly import('./suite/steps.mjs').Step[]} steps */
async function provideBrowsers(steps) {
  const { ensureChromium } = await import('./chromium.mjs');
  const { ensureBrowsers } = await import('./browsers/ensure-browsers.mjs');
  provideChromium(ensureChromium);
  if (steps.some(({ name }) => name === 'browsers')) ensureBrowsers(say);
}

async function main() {
  const { add, nothing, stepLine, tallyLine } = await import('./suite/tally.mjs');
  const { runSteps } = await import('./suite/run-steps.mjs');
  const steps = await chosenSteps(process.argv.slice(2));
  await provideBrowsers(steps);
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
