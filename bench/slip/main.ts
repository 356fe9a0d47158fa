/**
 * `npm run bench -- slip`: from the tap on a price to the frame that shows it selected, and from the press that places a
 * bet to its receipt, on the built site with a processor four times slower; and the cost of a panel of 300 prices while 20
 * of them change every second, over the same panel at rest, beside one that draws every price for every response. Changes
 * arrive as they do on the site: all of two seconds in one response.
 */
import type { Locator, Page } from 'playwright';
import { startSite } from '#tools/launch/sandbox.ts';
import { openPage } from '../harness/browser.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { servePage } from '../harness/serve-page.ts';
import { threadClock } from '../harness/threads.ts';
import { percentile, untilPressed, untilReceipt } from './until-shown.ts';

const CPU_TIMES_SLOWER = 4;
const TAPS = Number(process.env.BENCH_TAPS ?? 40);
const BETS = Number(process.env.BENCH_BETS ?? 20);
const MEASURE_MS = Number(process.env.BENCH_MS ?? 10_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const CHANGES_A_SECOND = 20;
const SETTLE_MS = 1_500;
/** Time for which a button that has just changed its meaning ignores presses, ms; the guard is half a second. */
const GUARD_MS = 700;
const MEMBER = 'beian';
const PASSWORD = 'court2026';

const spread = (name: string, times: readonly number[]) => ({
  [`${name} p50 ms`]: percentile(times, 0.5),
  [`${name} p95 ms`]: percentile(times, 0.95),
});

/** Selects the selectable prices of winners in a part of the page. */
const pricesIn = (part: Page | Locator): Locator =>
  part.getByRole('button', { name: /^全场独赢 .* 对 /, disabled: false }).filter({ visible: true });

async function tapTimes(prices: Locator, taps: number): Promise<number[]> {
  const times: number[] = [];
  for (let tap = 0; tap < taps; tap += 1) {
    const price = await prices.nth(Math.floor(tap / 2) % 4).elementHandle();
    if (!price) throw new Error('no price to tap');
    const [shown] = await Promise.all([price.evaluate(untilPressed), price.click()]);
    times.push(shown);
  }
  return times;
}

async function betTimes(page: Page, price: Locator, bets: number): Promise<number[]> {
  const times: number[] = [];
  for (let bet = 0; bet < bets; bet += 1) {
    await price.click();
    if (bet === 0) await page.getByRole('button', { name: /^投注单，/ }).click();
    await page
      .getByRole('group', { name: '快捷金额' })
      .getByRole('button', { name: '50', exact: true })
      .click();
    const placeButton = page.getByRole('button', {
      name: /^(确认|以 .* 投注|接受现在的赔率)/,
      disabled: false,
    });
    await placeButton.waitFor();
    await page.waitForTimeout(GUARD_MS);
    const [shown] = await Promise.all([page.evaluate(untilReceipt), placeButton.click()]);
    if (typeof shown === 'string') throw new Error(`a bet was not taken: ${shown}`);
    times.push(shown);
    await page.getByRole('button', { name: '关闭回执' }).click();
  }
  return times;
}

async function onTheSite(): Promise<Row> {
  const site = await startSite(['--seed', '7', '--crowd', '0']);
  const { page, cdp, close } = await openPage();
  try {
    await page.goto(`${site.url}/entry/login?fromPage=${encodeURIComponent('/app/home?scope=early')}`);
    await page.getByLabel('账号', { exact: true }).fill(MEMBER);
    await page.getByLabel('密码', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.waitForURL(/\/app\/home/);
    await page.waitForTimeout(SETTLE_MS);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
    // The banner above the list has prices, too, and disappears by itself.
    const prices = pricesIn(page.getByRole('tabpanel'));
    const taps = await tapTimes(prices, TAPS);
    const bets = await betTimes(page, prices.first(), BETS);
    return { subject: 'site', figures: { ...spread('tap', taps), ...spread('receipt', bets) } };
  } finally {
    await close();
    await site.stop();
  }
}

const median = (values: readonly number[]): number => percentile(values, 0.5);

/**
 * Measures a panel of 300 prices by itself, at full speed: a throttled processor counts its waiting time, too.
 * @returns its share of the main thread, per cent
 */
async function onPanel(origin: string, changes: number): Promise<number> {
  const { page, rendererPid, close } = await openPage();
  try {
    await page.goto(`${origin}/#${changes}`);
    await page.evaluate((source) => import(source), '/page.js');
    const pid = await rendererPid();
    await page.waitForTimeout(SETTLE_MS);
    const clock = threadClock(pid);
    await page.waitForTimeout(MEASURE_MS);
    const { mainMs, wallMs } = clock();
    return (mainMs / wallMs) * 100;
  } finally {
    await close();
  }
}

/** A panel at rest and while prices change, in turns. @returns how many points of the main thread the changes cost */
async function comparePanel(subject: string, origin: string): Promise<number> {
  const rest: number[] = [];
  const moving: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rest.push(await onPanel(origin, 0));
    moving.push(await onPanel(origin, CHANGES_A_SECOND));
  }
  rows.push(
    { subject, figures: { 'changes/s': 0, 'main %': median(rest) } },
    { subject, figures: { 'changes/s': CHANGES_A_SECOND, 'main %': median(moving) } },
  );
  return median(moving.map((share, round) => share - (rest[round] ?? 0)));
}

const rows: Row[] = [];
const ours = await servePage('bench/slip/panel.tsx');
const plain = await servePage('bench/slip/plain-panel.tsx');
try {
  rows.push(await onTheSite());
  const ourPoints = await comparePanel('our panel', ours.origin);
  const plainPoints = await comparePanel('every price for every answer', plain.origin);
  report('slip', rows, {
    slower: CPU_TIMES_SLOWER,
    taps: TAPS,
    bets: BETS,
    rounds: ROUNDS,
    measureMs: MEASURE_MS,
    ourPoints,
    plainPoints,
    ourPointsToPlain: ourPoints / plainPoints,
  });
} finally {
  ours.close();
  plain.close();
}
