import type { Locator, Page } from '@playwright/test';

/** One currency for another. */
export class ExchangePage {
  /** Amount received for the typed one. */
  readonly got: Locator;
  /** Price of one USDT and the time until which it is valid. */
  readonly rate: Locator;

  constructor(page: Page) {
    this.rate = page.getByText(/^1 USDT = [\d.]+/);
    this.got = page.getByRole('main').getByRole('paragraph').filter({ hasText: /^得到/ }).locator('b');
  }
}
