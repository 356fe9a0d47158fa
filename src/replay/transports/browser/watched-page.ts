import type { Browser, CDPSession, Page } from 'playwright';
import * as v from 'valibot';
import { guardPages } from './guard-page.ts';
import { inPageScript, TAKE_NOTES } from './in-page-scripts.ts';
import { PageNotes } from './page-notes.ts';

/** The usual size of a desktop window, px. */
const WINDOW = { width: 1440, height: 900 };

/** The chat does not wait for the picture: a row is late only by what core and page take for it. */
const CHAT_AT_ONCE = "localStorage.setItem('courtside.spoilers', 'shown')";

/** The costs of a page as Chromium counts them; `cpuMs` is that of its whole process. */
export type PageCost = { readonly heapBytes: number; readonly nodes: number; readonly cpuMs: number };

/** A room's page in a real browser, with its own storage and session. */
export type WatchedPage = {
  readonly room: string;
  readonly address: string;
  /** Reads its notes since the last reading, and its costs. Null when the page is gone. */
  take(): Promise<{ readonly notes: PageNotes; readonly cost: PageCost } | null>;
  /** Slows its main thread down by a factor; its worker keeps its speed. */
  throttle(rate: number): Promise<void>;
  /** The page crashed or was closed. */
  readonly gone: boolean;
  readonly refused: number;
};

/** Which page to open. */
export type PageOptions = {
  readonly room: string;
  readonly address: string;
  readonly isAllowed: (url: URL) => boolean;
};

async function costOf(session: CDPSession): Promise<PageCost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return {
    heapBytes: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    cpuMs: metric('ProcessTime') * 1_000,
  };
}

const notesOf = async (page: Page): Promise<PageNotes> => v.parse(PageNotes, await page.evaluate(TAKE_NOTES));

/** Opens a room's page with the observers in it. @throws Error when the address cannot be opened. */
export async function openWatchedPage(browser: Browser, options: PageOptions): Promise<WatchedPage> {
  const { room, address, isAllowed } = options;
  let [gone, refused] = [false, 0];
  const context = await browser.newContext({ viewport: WINDOW, locale: 'zh-CN', serviceWorkers: 'block' });
  await guardPages(context, isAllowed, () => {
    refused += 1;
  });
  const page = await context.newPage();
  const leave = () => {
    gone = true;
  };
  page.on('crash', leave);
  page.on('close', leave);
  await page.addInitScript({ content: CHAT_AT_ONCE });
  await page.addInitScript({ content: inPageScript() });
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(address, { waitUntil: 'commit' });
  return {
    room,
    address,
    async take() {
      if (gone) return null;
      try {
        const [notes, cost] = await Promise.all([notesOf(page), costOf(session)]);
        return { notes, cost };
      } catch (thrown) {
        if (gone) return null;
        throw thrown;
      }
    },
    throttle: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    get gone() {
      return gone;
    },
    get refused() {
      return refused;
    },
  };
}
