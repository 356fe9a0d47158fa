import type { CDPSession, Page } from 'playwright';
import { noteWhenShown, shownAfterMs, transferredWithin } from '#tools/budgets/transfers.ts';
import { openPage } from '../harness/browser.ts';

/** Slow 4G as Lighthouse has it, and a phone's processor. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_TIMES_SLOWER = 4;
/** Shifts after this belong to what the reader does. */
const SETTLED_MS = 4_000;
const ROWS = '.match-row';

export interface Visit {
  readonly fcpMs: number;
  readonly lcpMs: number;
  /** Element of the largest paint, and its image or the beginning of its text. */
  readonly lcpOf: string;
  /** Time at which the first row of a list was in the document; the page's code answers a press on it from then on. */
  readonly rowsMs: number;
  readonly cls: number;
  /** Over the line until the rows. */
  readonly scriptKb: number;
  readonly allKb: number;
}

interface Paints {
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly lcpOf: string;
  readonly cls: number;
}

/** Reads the page's performance timeline; runs in the page. */
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
  const nameOf = (entry: PerformanceEntry | undefined): string => {
    const element = entry && 'element' in entry && entry.element instanceof Element ? entry.element : null;
    if (!element) return 'what is gone';
    const path = [element.parentElement, element].map((node) => `${node?.localName}.${node?.className}`);
    return `${path.join(' > ')} ${element.textContent?.slice(0, 20) ?? ''}`.trim();
  };
  return Promise.all(['paint', 'largest-contentful-paint', 'layout-shift'].map(entriesOf)).then(
    ([paints = [], largest = [], shifts = []]) => ({
      fcpMs: paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
      lcpMs: largest.at(-1)?.startTime ?? Number.NaN,
      lcpOf: nameOf(largest.at(-1)),
      cls: shifts.reduce((sum, entry) => sum + shiftOf(entry), 0),
    }),
  );
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
}

async function settled(page: Page): Promise<void> {
  await page.locator(ROWS).first().waitFor();
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), SETTLED_MS);
}

/** Opens an address in a browser that has never been there, on a slow line and a slow processor. */
export async function visit(url: string, phone: boolean): Promise<Visit> {
  const size = phone ? { width: 390, height: 844 } : { width: 1440, height: 900 };
  const { page, cdp, close } = await openPage({ viewport: size, isMobile: phone, hasTouch: phone });
  try {
    await noteWhenShown(page, ROWS);
    await throttle(cdp);
    await page.goto(url, { waitUntil: 'commit' });
    await settled(page);
    const rowsMs = await shownAfterMs(page);
    const bytes = await transferredWithin(page, rowsMs);
    const paints = await page.evaluate(readPaints);
    return { ...paints, rowsMs, scriptKb: bytes.script / 1024, allKb: bytes.all / 1024 };
  } finally {
    await close();
  }
}
