/**
 * `npm run explore -- --minutes 5 --seed 7`: explores the built site under faults, by seed, and checks the invariants of
 * every screen after every step. `--seed 7/3` runs only the third visit of that seed, and so reproduces its findings.
 */
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startWorldHost } from '#tests/e2e/world.ts';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import { ensureBuilt } from '#tools/launch/built.mjs';
import { freePort } from '#tools/launch/free-port.ts';
import { exploreBySeed, type Finding } from './walk.ts';

const STEPS_MAX = 40;
const MINUTE_MS = 60_000;

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});

const findings = new Map<string, Finding>();
/** Visits that ended before their time. */
let broken = 0;

/** Prints a finding the first time it is made. */
function report(finding: Finding): void {
  const { property, found, address, seed, steps, screenshot } = finding;
  const key = `${property}: ${found.join(' | ')}`;
  if (findings.has(key)) return;
  findings.set(key, finding);
  console.log(`\n✘ ${property}\n  ${found.join('\n  ')}\n  at ${address}, seed ${seed}, ${screenshot}`);
  for (const step of steps.slice(-8)) console.log(`    ${step}`);
}

async function explore(): Promise<void> {
  await ensureBuilt(console.log);
  const until = Date.now() + Number(values.minutes) * MINUTE_MS;
  const host = startWorldHost(await freePort());
  const browser = await chromium.launch(chromiumLaunch());
  const isOneVisit = values.seed.includes('/');
  let steps = 0;

  for (let visit = 1; Date.now() < until; visit++) {
    const seed = isOneVisit ? values.seed : `${values.seed}/${visit}`;
    const origin = await host.open();
    const setting = { seed, browser, origin, until, stepsMax: STEPS_MAX, onFinding: report };
    steps += await exploreBySeed(setting).catch((thrown: unknown) => {
      console.log(`\n✘ visit ${seed} ended early: ${String(thrown)}`);
      broken += 1;
      return 0;
    });
    await host.close();
    if (isOneVisit) break;
  }
  await browser.close();
  await host.end();
  console.log(`\n${steps} steps, ${findings.size} findings`);
}

await explore();
process.exitCode = findings.size + broken > 0 ? 1 : 0;
