/**
 * `npm run bench -- danmaku`: what danmaku costs a page of 1440×810. Our engine, drawn by a worker and by strips, beside the two
 * engines of the danmaku package; and the room as it ships with and without. Shares are thread time, % of one core.
 */
import { openVenue } from '../chat/venue.ts';
import { openPage } from '../harness/browser.ts';
import { watchFrames } from '../harness/frames.ts';
import { report } from '../harness/report.ts';
import type { Row } from '../harness/row.ts';
import { servePage } from '../harness/serve-page.ts';
import { threadClock } from '../harness/threads.ts';
import type { Subject } from './page.ts';

const RATES = [20, 100] as const;
const SETTLE_MS = 5_000;
const MEASURE_MS = Number(process.env.BENCH_MS ?? 15_000);
const SUBJECTS: readonly Subject[] = [
  'nothing',
  'ours in a worker',
  'ours by strips',
  'danmaku, DOM',
  'danmaku, canvas',
];

type Opened = Awaited<ReturnType<typeof openPage>>;

/** Small, quick and everywhere, so that as many texts as possible are on screen. */
const FULL_APPEARANCE = JSON.stringify({ area: 'all', speed: 'fast', size: 'small', density: 'dense' });

async function measure(
  subject: string,
  perSecond: number,
  enter: (opened: Opened) => Promise<void>,
): Promise<Row> {
  const opened = await openPage();
  const { page, rendererPid, close } = opened;
  await enter(opened);
  await page.waitForTimeout(SETTLE_MS);
  const frames = await watchFrames(page);
  const clock = threadClock(await rendererPid());
  await page.waitForTimeout(MEASURE_MS);
  const { mainMs, workerMs, otherMs, wallMs } = clock();
  const { perSecond: fps, longTasks } = await frames();
  await close();
  const share = (ms: number) => (ms / wallMs) * 100;
  const figures = {
    'texts/s': perSecond,
    'main %': share(mainMs),
    'worker %': share(workerMs),
    'other %': share(otherMs),
    'long tasks': longTasks.count,
    fps,
  };
  console.log(`${subject} at ${perSecond}: main ${figures['main %'].toFixed(1)} %`);
  return { subject, figures };
}

const rows: Row[] = [];

const { origin, close } = await servePage('bench/danmaku/page.ts');
for (const rate of RATES) {
  for (const subject of SUBJECTS) {
    const row = await measure(subject, rate, async ({ page }) => {
      await page.goto(origin);
      await page.evaluate(
        async ([renderer, perSecond]) => {
          const path = '/page.js';
          const code: typeof import('./page.ts') = await import(path);
          code.begin(renderer, perSecond);
        },
        [subject, rate] as const,
      );
    });
    rows.push(row);
  }
}
close();

const venue = await openVenue();
for (const rate of RATES) {
  for (const setting of ['off', 'on'] as const) {
    const row = await measure(`room, danmaku ${setting}`, rate, async ({ page }) => {
      await page.addInitScript(
        ([on, appearance]) => {
          localStorage.setItem('courtside.danmaku', on);
          localStorage.setItem('courtside.danmaku-look', appearance);
        },
        [setting, FULL_APPEARANCE] as const,
      );
      await page.goto(venue.addresses.room);
      venue.talk(rate);
    });
    venue.talk(0);
    rows.push(row);
  }
}
await venue.close();
report('danmaku', rows, { measureMs: MEASURE_MS, settleMs: SETTLE_MS });
