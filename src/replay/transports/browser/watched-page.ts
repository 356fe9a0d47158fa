import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import * as v from 'valibot';
import { PageNotes } from './page-notes.ts';

/** The order matters: the first script creates the list that the others append to. */
const NAMES = ['feed', 'rows', 'frames'];

/** The script that runs in a page before its own scripts, but not in its frames. */
function inPageScript(): string {
  const texts = NAMES.map((name) =>
    stripTypeScriptTypes(
      readFileSync(fileURLToPath(new URL(`./in-page/${name}.ts`, import.meta.url)), 'utf8'),
    ),
  );
  return `if (window === window.top) {\n${texts.join('\n')}\n}`;
}

/** The expression that reads a page's notes since the last reading. */
const COLLECT_NOTES = 'Object.assign({}, ...window.replayNotes.map((take) => take()))';

/** Blocks every request of the pages to an address that is not allowed. @param refused is called for each */
async function guardPages(
  context: BrowserContext,
  isAllowed: (url: URL) => boolean,
  refused: () => void,
): Promise<void> {
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url());
    const leavesNobody = url.protocol === 'data:' || url.protocol === 'blob:';
    if (leavesNobody || isAllowed(url)) return route.continue();
    refused();
    return route.abort('blockedbyclient');
  });
}

/** The usual size of a desktop window, px. */
const WINDOW = { width: 1440, height: 900 };

/** Setting with which the chat does not wait for the video: the delay of a row is only that of core and page. */
const CHAT_AT_ONCE = "localStorage.setItem('courtside.spoilers', 'shown')";

/** The costs of a page as Chromium counts them; `cpuMs` is that of its whole process. */
export type PageCost = { readonly heapBytes: number; readonly nodes: number; readonly cpuMs: number };

/** A room's page in a real browser, with its own storage and session. */
export type WatchedPage = {
  readonly room: string;
  readonly address: string;
  /** Reads the notes since the last reading, and the costs. Null when the page has closed. */
  collect(): Promise<{ readonly notes: PageNotes; readonly cost: PageCost } | null>;
  /** Throttles the main thread by a factor; the worker keeps its speed. */
  throttle(rate: number): Promise<void>;
  /** The page crashed or was closed. */
  readonly hasClosed: boolean;
  readonly refused: number;
};

/** Options of a page to open. */
export type PageOptions = {
  readonly room: string;
  readonly address: string;
  readonly isAllowed: (url: URL) => boolean;
};

async function costOf(session: CDPSession): Promise<PageCost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((candidate) => candidate.name === name)?.value ?? 0;
  return {
    heapBytes: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    cpuMs: metric('ProcessTime') * 1_000,
  };
}

const notesOf = async (page: Page): Promise<PageNotes> =>
  v.parse(PageNotes, await page.evaluate(COLLECT_NOTES));

/** Opens a room's page with the observers in it. @throws Error when the address cannot be opened. */
export async function openWatchedPage(browser: Browser, options: PageOptions): Promise<WatchedPage> {
  const { room, address, isAllowed } = options;
  let [hasClosed, refused] = [false, 0];
  const context = await browser.newContext({ viewport: WINDOW, locale: 'zh-CN', serviceWorkers: 'block' });
  await guardPages(context, isAllowed, () => {
    refused += 1;
  });
  const page = await context.newPage();
  const leave = () => {
    hasClosed = true;
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
    async collect() {
      if (hasClosed) return null;
      try {
        const [notes, cost] = await Promise.all([notesOf(page), costOf(session)]);
        return { notes, cost };
      } catch (thrown) {
        if (hasClosed) return null;
        throw thrown;
      }
    },
    throttle: async (rate) => void (await session.send('Emulation.setCPUThrottlingRate', { rate })),
    get hasClosed() {
      return hasClosed;
    },
    get refused() {
      return refused;
    },
  };
}
