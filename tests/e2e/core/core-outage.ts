import type { Page } from '@playwright/test';

const CORE = /\/entry-[^/]*\.js/;

/** The worker of a page that holds its core; the newest, where an older one has been replaced. */
function coreOf(page: Page) {
  const core = page.workers().findLast((worker) => CORE.test(worker.url()));
  if (!core) throw new Error('the page has no core');
  return core;
}

/** Ends it without a word to its page. */
export const killCore = (page: Page): Promise<void> => coreOf(page).evaluate(() => self.close());

/** Lets it run in a circle; the call returns before it begins to. */
export async function hangCore(page: Page): Promise<void> {
  await coreOf(page).evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
}

/** Throws in it what nobody catches. */
export async function throwInCore(page: Page): Promise<void> {
  await coreOf(page).evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown on purpose');
    });
  });
}
