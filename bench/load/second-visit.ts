import type { BrowserContext, Page } from 'playwright';
import { openPage } from '../harness/browser.ts';
import type { Row } from '../harness/row.ts';
import { behindSlowLine } from './slow-line.ts';

const CPU_TIMES_SLOWER = 4;
const HOME = '/app/home';
const ROWS = '.match-row';
const ROOM_LINK = '.match-row a[href^="/app/room/match/"]';
const CHAT_ROWS = '[role=log] [data-index]';

/** Times at which the parts of a screen were first visible, ms from the beginning of the visit. */
type Seen = Readonly<Record<string, number>>;

/** Runs in the page before anything else: notes when a row of a list, one of the chat, and a frame were first there. */
function noteFirsts([rows, chatRows]: readonly [string, string]): void {
  const note = (name: string) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name);
  };
  const watched = new WeakSet<HTMLVideoElement>();
  const check = () => {
    if (document.querySelector(rows)) note('rows');
    if (document.querySelector(chatRows)) note('chat');
    const video = document.querySelector('video');
    if (!video || watched.has(video)) return;
    watched.add(video);
    video.requestVideoFrameCallback(() => note('frame'));
  };
  new MutationObserver(check).observe(document, { childList: true, subtree: true });
}

/** Runs in the page: resolves with the time of a note, ms since the page began, once it is there. */
const WHEN_NOTED = `(name) => new Promise((resolve) => {
  const look = () => performance.getEntriesByName(name).forEach(({ startTime }) => resolve(startTime));
  new PerformanceObserver(look).observe({ type: 'mark' });
  look();
})`;

/**
 * Waits for a mark of the page and returns its time, ms since the page began. Avoids Playwright's own waiting, which runs a
 * large script in the page in the middle of the measurement.
 */
async function since(page: Page, name: 'rows' | 'chat' | 'frame'): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const noted = { expression: `(${WHEN_NOTED})('${name}')`, awaitPromise: true, returnByValue: true };
  const { result } = await cdp.send('Runtime.evaluate', noted);
  return typeof result.value === 'number' ? result.value : Number.NaN;
}

/** Visits both screens once, until the service worker has cached the whole site. */
async function firstVisit(page: Page, url: string): Promise<string> {
  await page.goto(url + HOME);
  const link = page.locator(ROOM_LINK).first();
  const room = (await link.getAttribute('href')) ?? '';
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(url + room);
  await since(page, 'frame');
  await since(page, 'chat');
  await page.goto(url + HOME);
  await since(page, 'rows');
  await page.evaluate(async () => {
    const count = async () => (await (await caches.open('courtside-assets')).keys()).length;
    for (let before = -1, now = await count(); before !== now; before = now, now = await count())
      await new Promise((resolve) => setTimeout(resolve, 1_000));
  });
  return room;
}

/** A page of the same browser, opened again, with a processor four times slower. */
async function reopen<Result>(
  context: BrowserContext,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  try {
    return await measure(page);
  } finally {
    await page.close();
  }
}

/** Home and a room on a second visit over slow 4G, and home without any network. */
async function visits(site: string, phone: boolean): Promise<Readonly<Record<string, Seen>>> {
  const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const line = await behindSlowLine(site);
  const { page, close } = await openPage({ viewport: size, isMobile: phone, hasTouch: phone });
  const context = page.context();
  await context.addInitScript(noteFirsts, [ROWS, CHAT_ROWS] as const);
  await page.close();
  const first = await context.newPage();
  try {
    const room = await firstVisit(first, line.url);
    await first.close();
    const opened = (path: string) => async (next: Page) => {
      await next.goto(line.url + path, { waitUntil: 'commit' });
      return next;
    };
    const home = async (next: Page) => ({ 'rows ms': await since(await opened(HOME)(next), 'rows') });
    const inRoom = async (next: Page) => {
      const there = await opened(room)(next);
      const [chat, frame] = await Promise.all([since(there, 'chat'), since(there, 'frame')]);
      return { 'rows ms': chat, 'frame ms': frame };
    };
    const seen = { home: await reopen(context, home), room: await reopen(context, inRoom) };
    await context.setOffline(true);
    return { ...seen, 'home offline': await reopen(context, home) };
  } finally {
    await close();
    line.close();
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures rows of second visits: the medians of some rounds, each in a separate browser. */
export async function secondVisits(
  site: string,
  formFactor: string,
  phone: boolean,
  rounds: number,
): Promise<Row[]> {
  const seen: Readonly<Record<string, Seen>>[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await visits(site, phone));
  return Object.entries(seen[0] ?? {}).map(([screen, figures]) => ({
    subject: `${screen} again, ${formFactor}`,
    figures: Object.fromEntries(
      Object.keys(figures).map((name) => [
        name,
        Math.round(median(seen.map((visit) => visit[screen]?.[name] ?? Number.NaN))),
      ]),
    ),
  }));
}
