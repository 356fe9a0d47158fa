import type { Locator, Page } from '@playwright/test';
import { minorShown } from './statement.ts';

/** Account on which money earns interest. */
export class TreasuryPage {
  readonly #balance: Locator;

  constructor(page: Page) {
    this.#balance = page.getByRole('region', { name: '余额宝余额' }).getByRole('definition').first();
  }

  /** Returns the treasury balance, minor units. */
  async balance(): Promise<bigint> {
    return minorShown((await this.#balance.textContent()) ?? '');
  }
}
