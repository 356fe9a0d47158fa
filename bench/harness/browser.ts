import { readFileSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumLaunch } from '#tools/browsers/chromium.mjs';
import { threadTimes } from './threads.ts';

export interface BenchPage {
  readonly page: Page;
  /** DevTools protocol of the page. */
  readonly cdp: CDPSession;
  /** Process id of the page's renderer, for thread times. */
  readonly rendererPid: () => Promise<number>;
  readonly close: () => Promise<void>;
}

const busyMs = 200;
/** The renderer of Chromium's own pages is busy while it starts. */
const chromiumsOwn = '--top-chrome-webui';

/** Opens a page in a separate Chromium, so that nothing else shares its renderer. */
export async function openPage(options: BrowserContextOptions = {}): Promise<BenchPage> {
  const browser = await chromium.launch(chromiumLaunch());
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const rendererPid = () => rendererPidOf(browser, page);
  return { page, cdp, rendererPid, close: () => browser.close() };
}

/** The process that runs a page's main thread and its workers. */
export async function rendererPidOf(browser: Browser, page: Page): Promise<number> {
  const system = await browser.newBrowserCDPSession();
  const { processInfo } = await system.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const pids = renderers.filter(
    (pid) => !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(chromiumsOwn),
  );
  return busiest(pids, page);
}

/** Chromium keeps spare renderers: the page's renderer is the one whose main thread works while the page does. */
async function busiest(pids: readonly number[], page: Page): Promise<number> {
  const before = new Map(pids.map((pid) => [pid, threadTimes(pid).mainMs]));
  await page.evaluate((limit) => {
    const end = performance.now() + limit;
    while (performance.now() < end);
  }, busyMs);
  const worked = (pid: number) => threadTimes(pid).mainMs - (before.get(pid) ?? 0);
  const [first] = pids.toSorted((a, b) => worked(b) - worked(a));
  if (first === undefined) throw new Error('Chromium reports no renderer');
  return first;
}
