import { expect, type Locator, type Page } from '@playwright/test';

export class RoomPage {
  readonly page: Page;
  readonly video: Locator;
  readonly chat: Locator;
  /** All rows of the chat: messages, gifts, orders, welcomes. */
  readonly rows: Locator;
  /** Rows with a message: a name, a colon, the text. */
  readonly lines: Locator;
  readonly input: Locator;
  readonly send: Locator;
  readonly pill: Locator;
  readonly gifts: Locator;
  readonly coins: Locator;
  readonly animation: Locator;
  /** The drawing of a gift on the stage, where its animation cannot be played. */
  readonly drawnGift: Locator;
  /** Prices of the match, those of folded markets left out. */
  readonly prices: Locator;
  /** Prices that can be taken now. */
  readonly openPrices: Locator;
  /** Prices that are temporarily locked. */
  readonly lockedPrices: Locator;
  /** Both elevens of the line-ups, without the benches. */
  readonly starters: Locator;

  constructor(page: Page) {
    this.page = page;
    this.video = page.locator('video');
    this.chat = page.getByRole('log', { name: '聊天消息' });
    this.rows = this.chat.locator('[data-index]');
    this.lines = this.rows.filter({ hasText: '：' });
    this.input = page.getByRole('textbox', { name: '聊天内容' });
    this.send = page.getByRole('button', { name: '发送', exact: true });
    this.pill = page.getByRole('button', { name: /条新消息/ });
    this.gifts = page.getByRole('region', { name: '礼物', exact: true });
    this.coins = this.gifts.getByRole('img', { name: /^金币/ });
    // The canvas of the danmaku is in a layer with a style, the one of a gift is not.
    this.animation = page.locator('[aria-hidden=true]:not([style]) > canvas');
    this.drawnGift = page.locator('[aria-hidden=true] > img[src*="/art/gift/"][width="160"]');
    this.prices = page.getByRole('tabpanel', { name: '盘口' }).getByRole('listitem');
    this.openPrices = this.prices.filter({ has: page.getByRole('button', { disabled: false }) });
    this.lockedPrices = this.prices.filter({ has: page.getByRole('button', { name: /暂停/ }) });
    this.starters = page
      .getByRole('region', { name: '阵容', exact: true })
      .getByRole('region')
      .getByRole('listitem');
  }

  async openMatch(matchId: string, page?: 'LIVE' | 'ANIMATION' | 'ANCHOR'): Promise<void> {
    await this.page.goto(RoomPage.matchPath(matchId, page));
  }

  static matchPath(matchId: string, page?: 'LIVE' | 'ANIMATION' | 'ANCHOR'): string {
    return `/app/room/match/${matchId}${page ? `?page=${page}` : ''}`;
  }

  static anchorPath(anchorRoomId: string): string {
    return `/app/room/anchor/${anchorRoomId}`;
  }

  /** A viewer who chose so before: hls is the usual delay, flv the short one. */
  async prefers(kind: 'hls' | 'flv'): Promise<void> {
    await this.page.addInitScript((chosen) => localStorage.setItem('courtside.picture-kind', chosen), kind);
  }

  /** Pauses the video by its key, or resumes it. */
  async pauseWithKey(): Promise<void> {
    await this.page.keyboard.press('Space');
  }

  /** A pane of the room: prices, facts, chat with its viewers, anchor, contributions, moderation. */
  pane(name: '聊天' | '盘口' | '注单' | '数据' | '阵容' | '往绩' | '主播' | '贡献榜' | '房管'): Locator {
    return this.page.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  /** Returns the position of the video, in seconds of media. */
  played(): Promise<number> {
    return this.video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0));
  }

  /** Waits until the video has advanced for half a second: a live video starts far from 0. */
  async moves(): Promise<void> {
    await expect.poll(() => this.played()).toBeGreaterThan(0);
    const begun = await this.played();
    await expect.poll(() => this.played()).toBeGreaterThan(begun + 0.5);
  }

  row(text: string): Locator {
    return this.chat.getByText(text, { exact: false });
  }

  /** Returns the coins of the member. */
  async coinsNow(): Promise<number> {
    await expect(this.coins).toHaveText(/\d/);
    return Number(((await this.coins.textContent()) ?? '').replace(/\D/g, ''));
  }

  /** Rows of the chat that show a gift of a member. */
  giftsOf(sender: string, gift: string): Locator {
    return this.rows.filter({ hasText: sender }).filter({ hasText: `送出 ${gift}` });
  }

  /** Row of the chat with this message. */
  line(text: string): Locator {
    return this.lines.filter({ hasText: text });
  }

  /** Opens the card of a member by the name in this message. */
  async openCard(name: string, text: string): Promise<Locator> {
    await this.line(text).getByRole('button', { name, exact: true }).click();
    const card = this.page.getByRole('dialog', { name: `${name} 的资料` });
    await expect(card).toBeVisible();
    return card;
  }

  /** Opens how the chat is read. */
  async openReading(): Promise<Locator> {
    await this.page.getByRole('button', { name: '阅读设置' }).click();
    const settings = this.page.getByRole('dialog', { name: '阅读设置' });
    await expect(settings).toBeVisible();
    return settings;
  }

  async sendMessage(text: string): Promise<void> {
    await this.input.fill(text);
    await this.send.click();
  }

  gift(name: string): Locator {
    return this.gifts.getByRole('button', { name: new RegExp(`^${name}，`) });
  }

  async sendGift(name: string): Promise<void> {
    await this.gift(name).click();
    await this.gifts.getByRole('button', { name: '赠送' }).click();
  }

  async choosePage(name: '直播' | '主播' | '动画'): Promise<void> {
    await this.page.getByRole('group', { name: '观看方式' }).getByText(name, { exact: true }).click();
  }

  /** Draws danmaku with page elements, as in browsers whose workers cannot draw, slowly enough for a test. */
  async hasDanmakuOfElements(): Promise<void> {
    await this.page.addInitScript(() => {
      Reflect.deleteProperty(HTMLCanvasElement.prototype, 'transferControlToOffscreen');
      localStorage.setItem('courtside.danmaku-look', JSON.stringify({ speed: 'slow' }));
    });
  }

  /** Waits for the danmaku layer and the first page of the chat: messages of before are history, which is not flown. */
  async danmakuAreThere(): Promise<void> {
    await expect(this.rows.first()).toBeAttached();
    await expect(this.page.locator('[aria-hidden=true][style*=opacity]').first()).toBeAttached();
  }

  /** Danmaku that crosses the video, drawn with elements. */
  flying(text: string): Locator {
    return this.page.locator('[aria-hidden=true]').getByText(text, { exact: true });
  }

  /** Hovers over a danmaku that crosses the video. */
  async pointAt(text: string): Promise<void> {
    await expect(async () => {
      const box = await this.flying(text).boundingBox();
      if (!box) throw new Error(`nothing says ${text}`);
      await this.page.mouse.move(box.x + 6, box.y + box.height / 2);
      await this.page.mouse.move(box.x + 4, box.y + box.height / 2);
      await expect(this.page.getByRole('toolbar')).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  async openDanmakuSettings(): Promise<Locator> {
    await this.video.hover();
    await this.page.getByRole('button', { name: '弹幕设置' }).click();
    const settings = this.page.getByRole('dialog', { name: '弹幕设置' });
    await expect(settings).toBeVisible();
    return settings;
  }
}
