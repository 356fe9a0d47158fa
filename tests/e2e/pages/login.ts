import type { Locator, Page } from '@playwright/test';

export type DemoAccount = 'beian' | 'xuexian' | 'qinghe' | 'fangguan' | 'xinren' | 'wuhao';
const PASSWORD = 'court2026';

export class LoginPage {
  readonly page: Page;
  readonly name: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  /** The last word before a member is logged out. */
  readonly confirmLogout: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('账号', { exact: true });
    this.password = page.getByLabel('密码', { exact: true });
    this.submit = page.getByRole('button', { name: '登录', exact: true });
    this.confirmLogout = page.getByRole('alertdialog').getByRole('button', { name: '退出登录' });
  }

  async fill(name: string, password: string): Promise<void> {
    await this.name.fill(name);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** Logs a demo account in and waits until the page it was headed for is there. */
  async as(account: DemoAccount, to = '/app/home'): Promise<void> {
    await this.page.goto(`/entry/login?fromPage=${encodeURIComponent(to)}`);
    await this.fill(account, PASSWORD);
    await this.page.waitForURL((url) => url.pathname + url.search + url.hash === to);
  }
  /** Logs out, on the page of the member's account. */
  async out(): Promise<void> {
    await this.page.getByRole('button', { name: '退出登录' }).click();
    await this.confirmLogout.click();
    await this.page.getByText('还没有登录').waitFor();
  }
}
