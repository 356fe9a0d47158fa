import type { Locator, Page } from '@playwright/test';

export class HomePage {
  readonly page: Page;
  readonly carousel: Locator;
  readonly topMatch: Locator;
  readonly topMatches: Locator;
  readonly liveCards: Locator;
  readonly leagues: Locator;
  readonly rows: Locator;
  readonly leagueNav: Locator;
  /** Prices marked as having just gone up or down. */
  readonly movedPrices: Locator;
  /** Static content shown before any code has loaded. */
  readonly staticShell: Locator;
  /** Container of the carousel. */
  readonly stage: Locator;
  /** A member's whole balance, beside their name. */
  readonly balance: Locator;

  constructor(page: Page) {
    this.page = page;
    this.carousel = page.getByRole('region', { name: '焦点', exact: true });
    this.topMatches = page.locator('[aria-label=焦点比赛]');
    this.topMatch = page.getByRole('region', { name: '焦点比赛' }).first();
    this.liveCards = page.getByRole('region', { name: '正在直播' }).getByRole('article');
    const listed = page.getByRole('main').getByRole('listitem');
    this.leagues = listed.filter({ has: page.getByRole('heading', { level: 2 }) });
    this.rows = page
      .getByRole('tabpanel')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: /进入直播间$/ }) });
    this.movedPrices = this.rows.getByRole('button', { name: /(上升|下降)$/ });
    this.staticShell = page.locator('body > img');
    this.stage = this.carousel.locator('..');
    this.balance = page
      .getByText(/^总资产/)
      .locator('..')
      .locator('b');
    this.leagueNav = page.getByRole('navigation', { name: '联赛' });
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/app/home${query}`);
    await this.rows.first().waitFor();
  }

  tab(name: '足球' | '篮球' | '电竞' | '主播'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  /** Returns the number of live matches of a sport, as shown in its tab. */
  async countOf(name: '足球' | '篮球' | '电竞'): Promise<number> {
    return Number(/\d+/.exec((await this.tab(name).textContent()) ?? '')?.[0] ?? Number.NaN);
  }

  scope(name: '滚球' | '今日' | '早盘' | '关注'): Locator {
    return this.page.getByRole('group', { name: '时间' }).getByText(name, { exact: true });
  }

  /** The link of a row that opens its room. */
  roomLink(row: Locator): Locator {
    return row.getByRole('link', { name: /进入直播间$/ });
  }

  /** Returns the teams as in the label of the row’s link: `甲 对 乙`. */
  async sidesOf(row: Locator): Promise<string> {
    return (await this.roomLink(row).getAttribute('aria-label'))?.split('，')[0] ?? '';
  }

  /** Avatars of the anchors of a match, as shown on a slide; hidden slides are not part of the accessibility tree. */
  facesOn(slide: Locator): Locator {
    return slide.getByAltText(/./);
  }

  /** The row of two sides, wherever it is by now. */
  rowOf(sides: string): Locator {
    return this.rows.filter({ has: this.page.getByRole('link', { name: new RegExp(`^${sides}，`) }) });
  }

  star(row: Locator): Locator {
    return row.getByRole('button', { name: /^关注/ });
  }

  /** Cards of anchors in one of the three states. */
  anchors(state: '直播' | '未开播' | '暂离'): Locator {
    return this.page.getByRole('tabpanel').getByRole('button').filter({ hasText: state });
  }

  enterTopMatch(): Promise<void> {
    return this.topMatch.getByRole('link', { name: '进入直播间' }).click();
  }

  scrolled(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }
}
