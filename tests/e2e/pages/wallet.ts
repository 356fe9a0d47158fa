import type { Locator, Page } from '@playwright/test';

export class WalletPage {
  readonly page: Page;
  readonly balances: Locator;
  readonly records: Locator;

  constructor(page: Page) {
    this.page = page;
    this.balances = page.getByRole('region', { name: '余额' });
    this.records = page.getByRole('region', { name: '金币明细' }).getByRole('listitem');
  }

  async buy(coins: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^${coins} `) }).click();
    await this.page.getByRole('button', { name: /^支付/ }).click();
  }
}
