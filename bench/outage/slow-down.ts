import type { Browser, Page } from 'playwright';
import { rendererPidOf } from '../harness/browser.ts';

const SLICE_MS = 40;

/**
 * Makes all threads of a page's renderer slower, workers too, which DevTools' own throttling leaves alone: the process is
 * stopped for most of each slice.
 * @returns ends it; may be called again.
 */
export async function slowDown(browser: Browser, page: Page, times: number): Promise<() => void> {
  const pid = await rendererPidOf(browser, page);
  const runMs = SLICE_MS / times;
  let next: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    process.kill(pid, 'SIGCONT');
    next = setTimeout(stop, runMs);
  };
  const stop = () => {
    process.kill(pid, 'SIGSTOP');
    next = setTimeout(run, SLICE_MS - runMs);
  };
  run();
  return () => {
    if (next === undefined) return;
    clearTimeout(next);
    next = undefined;
    process.kill(pid, 'SIGCONT');
  };
}
