import type { Locator, Page } from '@playwright/test';

export class Messages {
  readonly page: Page;
  readonly bell: Locator;
  readonly panel: Locator;
  /** The messages beside the one that is open. */
  readonly list: Locator;
  readonly rows: Locator;
  /** The message that is open. */
  readonly opened: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bell = page.getByRole('button', { name: /^消息/ });
    this.panel = page.getByRole('dialog', { name: '最新消息' });
    this.list = page.getByRole('region', { name: '全部消息' });
    this.rows = this.list.getByRole('listitem');
    this.opened = page.getByRole('article', { name: '消息内容' });
  }

  /** Opens a message of the list by its title. */
  async open(title: string): Promise<void> {
    await this.list.getByRole('link', { name: title }).click();
    await this.opened.getByRole('heading', { name: title }).waitFor();
  }

  /** Returns the unread count shown by the bell. */
  async unread(): Promise<number> {
    const name = (await this.bell.getAttribute('aria-label')) ?? '';
    return Number(/(\d+) 条未读/.exec(name)?.[1] ?? 0);
  }
}
