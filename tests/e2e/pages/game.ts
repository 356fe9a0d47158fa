import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { GameId } from '#contract/play/game/schema.ts';
import { GAME_CATALOGUE } from '#sandbox/domains/play/game/game-catalogue.ts';

const idOf = (name: string) => (GAME_CATALOGUE.find((game) => game.name === name)?.gameId ?? '') as GameId;

/** Games of the venues operated by the platform. */
export const SLOT = idOf('夜场灯光');
export const PENALTY = idOf('十二码');
export const NINES = idOf('主客九点');
export const DICE_LOTTERY = idOf('分分快三');
export const RISE = idOf('升空');
export const BACCARAT = idOf('百家乐 A3');

/** A game in its frame: the bar of the site around it, and the page of the venue inside. */
export class GamePage {
  readonly page: Page;
  readonly venue: FrameLocator;
  readonly start: Locator;
  readonly result: Locator;
  readonly bar: Locator;
  readonly exit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.venue = page.getByTitle(/的游戏画面$/).contentFrame();
    this.start = this.venue.getByRole('button', { name: /^(转一局|射|押)/ });
    this.result = this.venue.getByRole('status');
    this.bar = page.getByRole('banner');
    this.exit = page.getByRole('dialog', { name: /^退出/ });
  }

  /** The figures under the list of rounds: staked, returned, net. */
  sum(name: '本次投注' | '返还' | '净输赢'): Locator {
    return this.venue.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  }

  /** Plays a round to its end. */
  async play(): Promise<void> {
    await this.start.click();
    await this.result.filter({ hasText: '返还' }).waitFor();
  }
}
