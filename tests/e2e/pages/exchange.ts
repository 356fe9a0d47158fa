import type { Locator, Page } from '@playwright/test';

/** One currency for another. */
export class ExchangePage {
  /** What the typed amount would bring. */
  readonly got: Locator;

  constructor(page: Page) {
    this.got = page.getByRole('main').getByRole('paragraph').filter({ hasText: /^得到/ }).locator('b');
  }
}
