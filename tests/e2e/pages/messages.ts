import type { Locator, Page } from '@playwright/test';

export class Messages {
  readonly page: Page;
  readonly bell: Locator;
  readonly panel: Locator;
  readonly rows: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bell = page.getByRole('button', { name: /^消息/ });
    this.panel = page.getByRole('dialog', { name: '最新消息' });
    this.rows = page.locator('main').getByRole('listitem');
  }

  /** How many the bell says are unread. */
  async unread(): Promise<number> {
    const name = (await this.bell.getAttribute('aria-label')) ?? '';
    return Number(/(\d+) 条未读/.exec(name)?.[1] ?? 0);
  }
}
