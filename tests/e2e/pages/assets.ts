import type { Locator, Page } from '@playwright/test';
import { minorShown } from './statement.ts';

/** Centre wallet and venues, on the overview and where money is moved between them. */
export class AssetsPage {
  readonly page: Page;
  readonly venues: Locator;
  readonly total: Locator;
  readonly amount: Locator;

  constructor(page: Page) {
    this.page = page;
    this.venues = page.getByRole('region', { name: '场馆余额' });
    this.total = page.getByRole('region', { name: '总资产' }).getByRole('paragraph');
    this.amount = page.getByLabel('金额', { exact: true });
  }

  venue(name: string): Locator {
    // The result of a recovery is a list too, without buttons.
    return this.venues
      .getByRole('listitem')
      .filter({ hasText: name })
      .filter({ has: this.page.getByRole('button') });
  }

  /** Returns the balance at a venue as shown in its row, minor units. */
  async at(name: string): Promise<bigint> {
    return minorShown((await this.venue(name).locator('b').textContent()) ?? '');
  }

  /** A part of the whole, minor units: 中心钱包, 场馆 or 余额宝. */
  async part(name: string): Promise<bigint> {
    const part = this.page
      .getByRole('list', { name: '资产分布' })
      .getByRole('listitem')
      .filter({ hasText: name });
    return minorShown((await part.locator('b').textContent()) ?? '');
  }

  async recover(): Promise<void> {
    await this.page.getByRole('button', { name: '一键回收所有场馆的余额' }).click();
  }

  get outcomes(): Locator {
    return this.page.getByRole('list', { name: '各场馆回收结果' }).getByRole('listitem');
  }
}
