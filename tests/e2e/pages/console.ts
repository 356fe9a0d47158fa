import type { Locator, Page } from '@playwright/test';

/** The operator's console of the sandbox, in a page beside the viewer's. */
export class ConsolePage {
  readonly page: Page;
  readonly faults: Locator;
  readonly log: Locator;
  /** Text messages and mails. */
  readonly outbox: Locator;
  /** Money orders that still move. */
  readonly orders: Locator;
  /** The form of the side that is chosen: calls, or video domains. */
  readonly form: Locator;

  readonly #origin: string;

  /** @param origin where the console answers */
  constructor(page: Page, origin: string) {
    this.page = page;
    this.#origin = origin;
    this.faults = page.getByRole('region', { name: '生效中的故障' });
    this.form = page.getByRole('region', { name: '新建故障' }).locator('form:visible');
    this.orders = page.getByRole('region', { name: '资金订单' });
    this.outbox = page.getByRole('log', { name: '短信与邮件' });
    this.log = page.getByRole('log', { name: '操作记录' });
  }

  async open(): Promise<void> {
    await this.page.goto(this.#origin);
  }

  /** One of the usual breakages, by its name. */
  async preset(name: string): Promise<void> {
    await this.page.getByRole('region', { name: '常用故障' }).getByRole('button', { name }).click();
  }

  async removeFault(title: string | RegExp): Promise<void> {
    await this.faults.getByRole('listitem').filter({ hasText: title }).getByRole('button').click();
  }

  async resetOverrides(): Promise<void> {
    await this.page.getByRole('banner').getByRole('button', { name: '一切复原' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: '一切复原' }).click();
  }
}
