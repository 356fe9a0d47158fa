import type { Page } from '@playwright/test';

const CORE = /\/entry-[^/]*\.js/;

/** Returns the worker of a page that holds its core; the newest one after a replacement. */
function coreOf(page: Page) {
  const core = page.workers().findLast((worker) => CORE.test(worker.url()));
  if (!core) throw new Error('the page has no core');
  return core;
}

/** Ends it without a word to its page. */
export const killCore = (page: Page): Promise<void> => coreOf(page).evaluate(() => self.close());

/** Puts the core into an endless loop; the call returns before the loop starts. */
export async function hangCore(page: Page): Promise<void> {
  await coreOf(page).evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
}

/** Throws an uncaught error in the core. */
export async function throwInCore(page: Page): Promise<void> {
  await coreOf(page).evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
}
