import type { Page } from '@playwright/test';

/** Runs in the page: something is there, and no waiting place is in sight. */
const isSettled = (): boolean =>
  document.querySelector('h1, h2, main, video') !== null &&
  [...document.querySelectorAll('[data-loading]')].every((placeholder) => {
    const { top, bottom, height } = placeholder.getBoundingClientRect();
    return height === 0 || bottom < 0 || top > innerHeight;
  });

/** Waits until what is in sight has come. */
export async function settled(page: Page, timeout?: number): Promise<void> {
  await page.waitForFunction(isSettled, undefined, timeout === undefined ? {} : { timeout });
}
