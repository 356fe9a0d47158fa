import type { Locator, Page } from '@playwright/test';
import { type DemoAccount, LoginPage } from './login.ts';

/** Six digits of the demo members who have set some. */
const DEMO_SECRET = '246810';

/** Money out: the form, the window for the six digits, the order. */
export class WithdrawPage {
  static readonly path = '/app/wallet/withdraw';
  readonly page: Page;
  readonly amount: Locator;
  readonly submit: Locator;
  readonly secret: Locator;
  readonly summary: Locator;
  /** Amount that arrives, as shown in the form. */
  readonly arrives: Locator;
  readonly order: Locator;

  constructor(page: Page) {
    this.page = page;
    this.amount = page.getByRole('textbox', { name: /^提[现币]金额$/ });
    this.submit = page.getByRole('button', { name: /^提交提[现币]/ });
    this.secret = page.getByRole('dialog').getByLabel(/^提[现币]密码$/);
    this.summary = page.getByRole('region', { name: '费用明细' });
    this.arrives = this.summary.getByRole('definition').last();
    this.order = page.getByRole('region').filter({ has: page.getByText('单号', { exact: true }) });
  }

  /** Logs a member in and opens the form. */
  async openAs(account: DemoAccount, query = ''): Promise<void> {
    await new LoginPage(this.page).as(account, `${WithdrawPage.path}${query}`);
  }

  payee(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  /** Fills in the form up to the dialog for the six digits. */
  async submitAmount(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.submit.click();
    await this.secret.waitFor();
  }

  async enter(digits = DEMO_SECRET): Promise<void> {
    await this.secret.fill(digits);
    await this.secret.press('Enter');
  }

  /** Waits for the page of the new order. @returns its id. */
  async waitForOrder(): Promise<string> {
    await this.page.waitForURL(/\/app\/wallet\/withdraw\/.+/);
    await this.order.waitFor();
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** A withdrawal from the empty form to its order. */
  async withdraw(amount: string): Promise<string> {
    await this.submitAmount(amount);
    await this.enter();
    return this.waitForOrder();
  }

  /** The centre wallet as the head of the page has it, in minor units. */
  async balance(): Promise<number> {
    const text =
      (await this.page
        .getByRole('region', { name: /金额$/ })
        .getByText(/[\d,]+\.\d\d/)
        .first()
        .textContent()) ?? '';
    return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
  }
}
