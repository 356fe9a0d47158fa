import type { Page } from 'playwright';

/** Bytes over the line, heads of answers counted as the browser counts them. */
export type TransferredBytes = { readonly script: number; readonly all: number };

/** Transferred file: its address, size, and the end of its transfer, ms since 1970. */
type Transfer = { readonly url: string; readonly bytes: number; readonly endedAt: number };

/** Runs in the page and in its workers: what has been transferred for them, a line each. */
const READ = `[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .map((one) => [one.name, one.transferSize, performance.timeOrigin + one.responseEnd].join(' ')).join('\\n')`;

function transfersIn(text: string): readonly Transfer[] {
  return text.split('\n').map((line) => {
    const [url = '', bytes, endedAt] = line.split(' ');
    return { url, bytes: Number(bytes), endedAt: Number(endedAt) };
  });
}

/** Notes on the root when what is looked for is first there, by the page's own clock. Before the page is opened. */
export const noteWhenShown = (page: Page, selector: string): Promise<unknown> =>
  page.addInitScript({
    content: `new MutationObserver((_changes, watching) => {
      if (!document.querySelector(${JSON.stringify(selector)})) return;
      document.documentElement.dataset.shownAt = performance.now();
      watching.disconnect();
    }).observe(document, { childList: true, subtree: true })`,
  });

/** Returns the time at which the subject was shown, ms after the visit began. */
export const shownAfterMs = async (page: Page): Promise<number> =>
  Number(await page.locator('html').getAttribute('data-shown-at'));

/** Returns the bytes transferred by then, for the page and its workers, including all kinds of imports. */
export async function transferredWithin(page: Page, ms: number): Promise<TransferredBytes> {
  const inWorkers = page.workers().map((worker) => worker.evaluate<string>(READ));
  const texts = await Promise.all([page.evaluate<string>(READ), ...inWorkers]);
  const until = (await page.evaluate<number>('performance.timeOrigin')) + ms;
  const finished = texts.flatMap(transfersIn).filter(({ endedAt }) => endedAt <= until);
  const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  return { script: sum(finished.filter(({ url }) => /\.js$/.test(url))), all: sum(finished) };
}
