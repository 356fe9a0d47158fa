import type { Page } from '@playwright/test';

/**
 * Opens a screen as a link does, without reloading the page, and waits until it is shown. The screen must differ from the
 * current one: a screen that stays under another address does not set its title again.
 */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Every screen sets the page title once it is shown.
  await page.waitForFunction(() => document.title.includes(' · ') && document.querySelector('h1') !== null);
}
