/**
 * `npm run bench -- board`: home's list of 200 matches to come while 20 of them change their prices every second, at full
 * speed and with a processor four times slower; beside a blank page and a list that renders every row for every change.
 * Each is pressed where nothing answers, and the two lists on a price as well, which is picked and let go.
 */

import { startSite } from '#tools/launch/sandbox.ts';
import { openPage } from '../harness/browser.ts';
import { watchFrames } from '../harness/frames.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { servePage } from '../harness/serve-page.ts';
import { threadClock } from '../harness/threads.ts';
import { type PressKind, watchPresses } from './presses.ts';
import { changePrices } from './price-changes.ts';

const ROWS = 200;
const CHANGES_A_SECOND = 20;
const SETTLE_MS = 6_000;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 15_000);
const SLOWER = [1, 4] as const;

const site = await startSite(['--seed', '7', '--crowd', '0']);
const plain = await servePage('bench/board/plain-board.tsx');

type Measured = {
  readonly subject: string;
  readonly address: string;
  readonly changes: number;
  readonly presses?: PressKind;
};

async function measure({ subject, address, changes, presses: kind = 'quiet' }: Measured, slower: number) {
  const { page, cdp, rendererPid, close } = await openPage();
  await page.goto(address);
  if (address.startsWith(plain.origin)) {
    await page.evaluate((source) => import(source), '/page.js');
  }
  await changePrices(site.url, ROWS, changes);
  await page.waitForTimeout(SETTLE_MS);
  await page.mouse.wheel(0, 700);
  await page.waitForTimeout(500);
  const pid = await rendererPid();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const frames = await watchFrames(page);
  const presses = await watchPresses(page, kind);
  const clock = threadClock(pid);
  const until = performance.now() + MEASURE_MS;
  while (performance.now() < until) await presses.press();
  const { mainMs, workerMs, wallMs } = clock();
  const { perSecond: fps, gapMs, longTasks } = await frames();
  const figures = {
    'rows/s': changes,
    'cpu slower': slower,
    'main %': (mainMs / wallMs) * 100,
    'worker %': (workerMs / wallMs) * 100,
    fps,
    'gap p95 ms': gapMs.p95,
    'long tasks': longTasks.count,
    'longest ms': longTasks.maxMs,
    'inp ms': await presses.worst(),
  };
  await close();
  return { subject, figures };
}

const home = `${site.url}/app/home?scope=early#matches`;
const PLAIN = 'every row for every change';
const SUBJECTS: readonly Measured[] = [
  { subject: 'blank page', address: 'about:blank', changes: 0 },
  { subject: 'home, still', address: home, changes: 0 },
  { subject: 'home', address: home, changes: CHANGES_A_SECOND },
  { subject: PLAIN, address: plain.origin, changes: CHANGES_A_SECOND },
  { subject: 'home, prices', address: home, changes: CHANGES_A_SECOND, presses: 'price' },
  { subject: `${PLAIN}, prices`, address: plain.origin, changes: CHANGES_A_SECOND, presses: 'price' },
];
const rows: Row[] = [];
try {
  for (const slower of SLOWER) for (const subject of SUBJECTS) rows.push(await measure(subject, slower));
} finally {
  plain.close();
  await site.stop();
}

const share = (subject: string, slower: number) =>
  rows.find((row) => row.subject === subject && row.figures['cpu slower'] === slower)?.figures['main %'] ?? 0;
const toPlain = (kind: string) =>
  Object.fromEntries(
    SLOWER.map((slower) => [slower, share(`home${kind}`, slower) / share(`${PLAIN}${kind}`, slower)]),
  );
report('board', rows, {
  rows: ROWS,
  measureMs: MEASURE_MS,
  mainToPlain: toPlain(''),
  mainToPlainPrices: toPlain(', prices'),
});
