import type { Browser, CDPSession, Page } from 'playwright';
import { openPage } from '../harness/browser.ts';
import { type ThreadWork, threadWork } from './thread-work.ts';

/** Slow 4G as Lighthouse has it, and a phone's processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_TIMES_SLOWER = 4;
const LONGEST_MS = 30_000;
const TRACED = ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'blink.user_timing'];
const MARK = 'arrived';

export interface RoomVisit {
  /** Time at which the first video frame was painted, ms after the visit began. */
  readonly frameMs: number;
  /** Time at which the first message was in the list. */
  readonly rowsMs: number;
  /** Over the line, for the page and its workers, until both were there. */
  readonly scriptKb: number;
  readonly allKb: number;
  readonly requests: number;
}

/** Route of a visit to its room: by the address, or by a link on home once home is idle. */
export interface RoomRoute {
  readonly home: string | null;
  readonly room: string;
  readonly phone: boolean;
}

/** Runs in the page before anything else: notes on the root when the first frame was painted and the first message listed. */
const WATCH = `new MutationObserver(() => {
  const root = document.documentElement;
  const note = (name) => { root.dataset[name] ??= String(performance.now()); };
  const video = document.querySelector('.room video');
  if (video && !root.dataset.frameWaits) {
    root.dataset.frameWaits = 'yes';
    video.requestVideoFrameCallback(() => note('frameAt'));
  }
  if (document.querySelector('.chat-item')) note('rowsAt');
}).observe(document, { childList: true, subtree: true })`;

/** Runs in the page and in its workers: what has been transferred for them, a line each. */
const READ = `performance.setResourceTimingBufferSize(1000);
[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((one) => [one.name, one.transferSize, performance.timeOrigin + one.responseEnd].join(' ')).join('\\n')`;

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
}

/** Returns the bytes transferred between two moments of the page's clock. */
async function transferred(page: Page, from: number, to: number) {
  const inWorkers = page.workers().map((worker) => worker.evaluate<string>(READ));
  const texts = await Promise.all([page.evaluate<string>(READ), ...inWorkers]);
  const origin = await page.evaluate<number>('performance.timeOrigin');
  const transfers = texts
    .flatMap((text) => text.split('\n'))
    .map((line) => line.split(' '))
    .map(([url = '', bytes, endedAt]) => ({ url, bytes: Number(bytes), at: Number(endedAt) - origin }))
    .filter(({ at, bytes }) => at > from && at <= to && bytes > 0);
  const kb = (some: typeof transfers) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1_024;
  return {
    scriptKb: kb(transfers.filter(({ url }) => url.endsWith('.js'))),
    allKb: kb(transfers),
    requests: transfers.length,
  };
}

/** The browser of a page that `openPage` opened. */
function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser of its own');
  return browser;
}

const startTrace = (page: Page): Promise<void> => browserOf(page).startTracing(page, { categories: TRACED });

const stopTrace = async (page: Page): Promise<unknown> =>
  JSON.parse((await browserOf(page).stopTracing()).toString());

const notedAt = async (page: Page, name: string): Promise<number> =>
  Number(await page.locator('html').getAttribute(`data-${name}`));

/** Navigates from home into the room as a viewer does; returns the time of the navigation by the page's clock. */
async function enter(page: Page, { home, room }: RoomRoute): Promise<number> {
  if (home === null) {
    await page.goto(room, { waitUntil: 'commit' });
    return 0;
  }
  await page.goto(home, { waitUntil: 'networkidle' }).catch(() => undefined);
  const link = page.locator(`a[href="${new URL(room).pathname}"]`).first();
  const from = await page.evaluate(() => performance.now());
  await link.evaluate((element: HTMLElement) => element.click());
  return from;
}

/** Visit whose video and messages have arrived, with times by the page's clock, ms. */
type Arrived = {
  readonly page: Page;
  readonly from: number;
  readonly frameAt: number;
  readonly rowsAt: number;
};

/** Opens a room in a browser that has never been there, on a slow line and a slow processor. */
async function visiting<Read>(
  route: RoomRoute,
  begin: (page: Page) => Promise<void>,
  read: (arrived: Arrived) => Promise<Read>,
): Promise<Read> {
  const size = route.phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const { page, cdp, close } = await openPage({
    viewport: size,
    isMobile: route.phone,
    hasTouch: route.phone,
  });
  try {
    await page.addInitScript({ content: WATCH });
    await slowDown(cdp);
    await begin(page);
    const from = await enter(page, route);
    await page
      .locator('html[data-frame-at][data-rows-at]')
      .waitFor({ state: 'attached', timeout: LONGEST_MS });
    const [frameAt, rowsAt] = [await notedAt(page, 'frame-at'), await notedAt(page, 'rows-at')];
    return await read({ page, from, frameAt, rowsAt });
  } finally {
    await close();
  }
}

/** Measures how long a visit took and what was transferred for it. */
export const roomVisit = (route: RoomRoute): Promise<RoomVisit> =>
  visiting(
    route,
    async () => undefined,
    async ({ page, from, frameAt, rowsAt }) => {
      const bytes = await transferred(page, from, Math.max(frameAt, rowsAt));
      return { frameMs: frameAt - from, rowsMs: rowsAt - from, ...bytes };
    },
  );

/** Measures the main thread's work until the video and the messages are there; the tracing itself slows the visit down. */
export const tracedVisit = (route: RoomRoute): Promise<ThreadWork> =>
  visiting(route, startTrace, async ({ page, from, frameAt, rowsAt }) => {
    const markedAt = await page.evaluate<number>(`performance.mark('${MARK}').startTime`);
    return threadWork(await stopTrace(page), { mark: MARK, markedAt, from, to: Math.max(frameAt, rowsAt) });
  });
