import type { Locator, Page } from '@playwright/test';

/** Header, navigation and overlays around every screen. */
export class FramePage {
  readonly page: Page;
  readonly nav: Locator;
  readonly venues: Locator;
  readonly balance: Locator;
  readonly settings: Locator;
  readonly floating: Locator;

  constructor(page: Page) {
    this.page = page;
    this.nav = page.getByRole('navigation', { name: '主导航' });
    this.venues = page.getByRole('list', { name: /场馆$/ });
    this.balance = page.getByRole('link', { name: /进入钱包$/ });
    this.settings = page.getByRole('button', { name: /的账户菜单$/ });
    this.floating = page.getByRole('complementary', { name: '提示窗口' });
  }

  entry(name: string): Locator {
    return this.nav.getByRole('link', { name, exact: true });
  }

  /** The names of the navigation, in order. */
  entries(): Promise<readonly string[]> {
    return this.nav.locator('> ul > li > a').allTextContents();
  }

  async chooseCurrency(name: string): Promise<void> {
    await this.settings.click();
    await this.page.getByRole('menuitemradio', { name }).click();
  }
}
