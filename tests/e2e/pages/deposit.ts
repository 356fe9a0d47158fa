import type { Locator, Page } from '@playwright/test';
import { type DemoAccount, LoginPage } from './login.ts';

/** Part of the page itself, used as the screenshot of a payment. */
const SCREENSHOT_CLIP = { x: 0, y: 0, width: 300, height: 200 };

const ORDER_NUMBER = /^[A-Z]{1,2}\d{8,}$/;

/** Paying in: the form, and the order it makes. */
export class DepositPage {
  static readonly path = '/app/wallet/deposit';
  readonly page: Page;
  readonly amount: Locator;
  readonly submit: Locator;
  readonly course: Locator;
  /** The step the order is at. */
  readonly now: Locator;

  constructor(page: Page) {
    this.page = page;
    this.amount = page.getByRole('textbox', { name: '金额' });
    this.submit = page.getByRole('button', { name: /^充值( [¥₮]|$)/ }).last();
    this.course = page.getByRole('list', { name: '订单进度' });
    this.now = this.course.locator('[aria-current=step]');
  }

  /** Logs a member in and opens the form. */
  async openAs(account: DemoAccount, query = ''): Promise<void> {
    await new LoginPage(this.page).as(account, `${DepositPage.path}${query}`);
  }

  method(name: string | RegExp): Locator {
    return this.page.getByRole('radio', { name });
  }

  /** Returns the order number that customer service requires. */
  async number(): Promise<string> {
    return (await this.page.getByText(ORDER_NUMBER).first().textContent()) ?? '';
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** A card of this name: an order, the first limits. */
  panel(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }

  /** The last line of an order that has ended. */
  get end(): Locator {
    return this.course.getByRole('listitem').last();
  }

  /** Makes an order. @returns its id */
  async make(method: string | RegExp, amount: string): Promise<string> {
    await this.method(method).check({ force: true });
    await this.amount.fill(amount);
    await this.submit.click();
    await this.atOrder();
    return this.page.url().split('/').at(-1) ?? '';
  }

  /** Marks the order as paid, so that its money is expected. */
  async pay(): Promise<void> {
    await this.button('我已付款').click();
    await this.now.filter({ hasText: '待到账' }).waitFor();
  }

  /** The order's own page is there, not only its address. */
  async atOrder(): Promise<void> {
    await this.page.waitForURL('**/app/wallet/deposit/*');
    await this.page.getByRole('heading', { level: 1, name: '充值订单' }).waitFor();
  }

  async chooseImage(): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles({
      name: 'proof.png',
      mimeType: 'image/png',
      buffer: await this.page.screenshot({ clip: SCREENSHOT_CLIP }),
    });
    await this.page.getByAltText('待上传的图片').waitFor();
  }

  /** Turns to another tab and back, as people do while they wait. */
  async toggleVisibility(): Promise<void> {
    await this.page.evaluate(() => {
      for (const hidden of [true, false]) {
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
        document.dispatchEvent(new Event('visibilitychange'));
      }
      Reflect.deleteProperty(document, 'hidden');
    });
  }
}
