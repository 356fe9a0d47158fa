import type { Locator, Page } from '@playwright/test';

export class HomePage {
  readonly page: Page;
  readonly carousel: Locator;
  readonly topMatch: Locator;
  readonly liveCards: Locator;
  readonly leagues: Locator;
  readonly rows: Locator;
  readonly leagueNav: Locator;

  constructor(page: Page) {
    this.page = page;
    this.carousel = page.getByRole('region', { name: '焦点', exact: true });
    this.topMatch = page.getByRole('region', { name: '焦点比赛' }).first();
    this.liveCards = page.locator('article.lc');
    this.leagues = page.locator('.mt__g');
    this.rows = page.locator('.mr');
    this.leagueNav = page.getByRole('navigation', { name: '联赛' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/app/home${query}`);
    await this.rows.first().waitFor();
  }

  tab(name: '足球' | '篮球' | '电竞' | '主播'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  scope(name: '滚球' | '今日' | '早盘' | '关注'): Locator {
    return this.page.getByRole('group', { name: '时间' }).getByText(name, { exact: true });
  }

  /** The link of a row that opens its room. */
  roomLink(row: Locator): Locator {
    return row.getByRole('link', { name: /进入直播间$/ });
  }

  /** Who plays, in words, as the row's link says it: `甲 对 乙`. */
  async sidesOf(row: Locator): Promise<string> {
    return (await this.roomLink(row).getAttribute('aria-label'))?.split('，')[0] ?? '';
  }

  star(row: Locator): Locator {
    return row.getByRole('button', { name: /^关注/ });
  }

  /** Cards of anchors in one of the three states. */
  anchors(state: '直播' | '未开播' | '暂离'): Locator {
    return this.page.locator('button.ha', { hasText: state });
  }

  enterTopMatch(): Promise<void> {
    return this.topMatch.getByRole('link', { name: '进入直播间' }).click();
  }

  scrolled(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }
}
