/**
 * `npm run bench -- chat`: one room fed at rising rates. The built site against a blank page, against the same pipeline on
 * the page's own thread, and against stream-chat-react's list. Shares are thread time from /proc, % of one core.
 */
import type { Page } from 'playwright';
import { openPage } from '../harness/browser.ts';
import { watchFrames } from '../harness/frames.ts';
import { heapMb } from '../harness/heap.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { threadClock } from '../harness/threads.ts';
import { countPulledBack, watchFoot } from './foot.ts';
import { openVenue } from './venue.ts';

const RATES = [20, 100, 1_000, 5_000, 20_000] as const;
const SETTLE_MS = 5_000;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 15_000);
const TURNS = Number(process.env.BENCH_TURNS ?? 90);
const DANMAKU_RATE = 20;
const TURN_RATES = { room: 1_000, peer: 100 } as const;

const venue = await openVenue();

/** Danmaku over the video has its own cost, so it is measured separately. */
const storeDanmaku = (page: Page, setting: 'on' | 'off') =>
  page.addInitScript((value) => localStorage.setItem('courtside.danmaku', value), setting);

/** Measures one subject at one rate, in a separate browser. */
async function measure(
  subject: string,
  address: string,
  perSecond: number,
  danmaku: 'on' | 'off' = 'off',
): Promise<Row> {
  const { page, cdp, rendererPid, close } = await openPage();
  if (address.startsWith('http')) await storeDanmaku(page, danmaku);
  await page.goto(address);
  venue.talk(perSecond);
  await page.waitForTimeout(SETTLE_MS);
  const foot = await watchFoot(page);
  const frames = await watchFrames(page);
  const clock = threadClock(await rendererPid());
  const servedBefore = venue.served();
  await page.waitForTimeout(MEASURE_MS);
  const { mainMs, workerMs, wallMs } = clock();
  const receivedPerSecond = ((venue.served() - servedBefore) / wallMs) * 1_000;
  const { perSecond: fps, longTasks } = await frames();
  const footP95 = await foot();
  venue.talk(0);
  const figures = {
    'msg/s': perSecond,
    'heard/s': receivedPerSecond,
    'main %': (mainMs / wallMs) * 100,
    'worker %': (workerMs / wallMs) * 100,
    'long tasks': longTasks.count,
    'longest ms': longTasks.maxMs,
    fps,
    'foot p95 px': footP95,
    'heap MB': await heapMb(cdp),
  };
  await close();
  console.log(`${subject} at ${perSecond}: main ${figures['main %'].toFixed(1)} %`);
  return { subject, figures };
}

async function pulledBack(address: string, perSecond: number): Promise<number> {
  const { page, close } = await openPage();
  await page.goto(address);
  venue.talk(perSecond);
  await page.waitForTimeout(SETTLE_MS);
  const pulled = await countPulledBack(page, TURNS);
  venue.talk(0);
  await close();
  return pulled;
}

const { room, mainThread, peer } = venue.addresses;
const rows: Row[] = [await measure('blank page', 'about:blank', 0), await measure('room, silent', room, 0)];
for (const rate of RATES) {
  rows.push(await measure('room', room, rate));
  rows.push(await measure('core on the main thread', mainThread, rate));
  rows.push(await measure('stream-chat-react', peer, rate));
}
rows.push(await measure('room with danmaku', room, DANMAKU_RATE, 'on'));
const turns = {
  of: TURNS,
  room: await pulledBack(room, TURN_RATES.room),
  'stream-chat-react': await pulledBack(peer, TURN_RATES.peer),
};
report('chat', rows, {
  measureMs: MEASURE_MS,
  settleMs: SETTLE_MS,
  wheelUpsPulledBack: turns,
  at: TURN_RATES,
});
await venue.close();
