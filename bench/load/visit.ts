import type { CDPSession, Page } from 'playwright';
import { openPage } from '../harness/browser.ts';

/** Slow 4G as Lighthouse has it, and a phone's processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_TIMES_SLOWER = 4;
/** Shifts after this belong to what the reader does. */
const SETTLED_MS = 4_000;

export interface Visit {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** When the first row of a list was there. */
  readonly rowsMs: number;
  readonly cls: number;
  readonly scriptKb: number;
  readonly allKb: number;
}

interface Paints {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly cls: number;
}

/** Runs in the page: what its performance timeline says. */
function readPaints(): Promise<Paints> {
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntryList>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 500);
    });
  const shiftOf = (entry: PerformanceEntry): number =>
    'value' in entry && typeof entry.value === 'number' && 'hadRecentInput' in entry && !entry.hadRecentInput
      ? entry.value
      : 0;
  return Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(entriesOf)).then(
    ([paints = [], largest = [], shifts = []]) => ({
      fcpMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      lcpMs: largest.at(-1)?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, entry) => sum + shiftOf(entry), 0),
    }),
  );
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
}

/** Bytes over the wire by kind, counted as they come. */
function countBytes(cdp: CDPSession) {
  const kinds = new Map<string, string>();
  const bytes = { script: 0, all: 0 };
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') bytes.script += encodedDataLength;
  });
  return bytes;
}

async function settled(page: Page): Promise<number> {
  const rowsMs = await page
    .locator('.mr')
    .first()
    .waitFor()
    .then(() => page.evaluate(() => performance.now()));
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), SETTLED_MS);
  return rowsMs;
}

/** Opens an address in a browser that has never been there, on a slow line and a slow processor. */
export async function visit(url: string, phone: boolean): Promise<Visit> {
  const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const { page, cdp, close } = await openPage({ viewport: size, isMobile: phone, hasTouch: phone });
  try {
    const bytes = countBytes(cdp);
    await throttle(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    const rowsMs = await settled(page);
    const paints = await page.evaluate(readPaints);
    return { ...paints, rowsMs, scriptKb: bytes.script / 1024, allKb: bytes.all / 1024 };
  } finally {
    await close();
  }
}
