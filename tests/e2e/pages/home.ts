import type { Locator, Page } from '@playwright/test';

export class HomePage {
  readonly page: Page;
  readonly topMatch: Locator;
  readonly liveCards: Locator;
  readonly leagues: Locator;

  constructor(page: Page) {
    this.page = page;
    this.topMatch = page.getByRole('region', { name: '焦点比赛' });
    this.liveCards = page.locator('article.lc');
    this.leagues = page.locator('.mt section');
  }

  async open(): Promise<void> {
    await this.page.goto('/app/home');
    await this.liveCards.first().waitFor();
  }

  tab(name: '足球' | '篮球' | '电竞' | '主播'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  /** Cards of anchors in one of the three states. */
  anchors(state: '直播' | '未开播' | '暂离'): Locator {
    return this.page.locator('button.ha', { hasText: state });
  }

  enterTopMatch(): Promise<void> {
    return this.topMatch.getByRole('link', { name: '进入直播间' }).click();
  }
}
