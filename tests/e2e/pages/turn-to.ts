import type { Page } from '@playwright/test';

/**
 * Goes to a screen as a link does, without loading the page again, and waits until it is there. It is another screen than the
 * one that is left: one that stays with another address does not say its name again.
 */
export async function turnTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.title = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  // Every screen gives its name to the page when it is there.
  await page.waitForFunction(() => document.title.includes(' · ') && document.querySelector('h1') !== null);
}
