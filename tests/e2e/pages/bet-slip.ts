import { expect, type Locator, type Page } from '@playwright/test';

/** The slip, wherever it is shown: in the column of prices, in a dock or in a sheet. */
export class BetSlip {
  readonly page: Page;
  /** Opens and folds the slip where it is not in the screen itself. */
  readonly bar: Locator;
  readonly stake: Locator;
  /** Placed bets whose result has not been read yet. */
  readonly placed: Locator;
  readonly legs: Locator;
  readonly closeReceipt: Locator;

  constructor(page: Page) {
    this.page = page;
    this.bar = page.getByRole('button', { name: /^(投注单|我的注单)，/ });
    this.stake = page.getByRole('textbox', { name: '投注金额' });
    this.placed = page.getByRole('region', { name: '投注回执' });
    this.legs = page.getByRole('button', { name: /^移除 / });
    this.closeReceipt = page.getByRole('button', { name: '关闭回执' });
  }

  /** Prices of the main markets that can be taken now: before a match one of them may be under review. */
  get prices(): Locator {
    return this.page.getByRole('button', { name: /^全场(独赢|让球|大小) .* 对 /, disabled: false });
  }

  /** Prices of the winner market in a row of a list, among rows with available prices. */
  pricesIn(rows: Locator, row: number): Locator {
    const prices = this.page.getByRole('button', { name: /^全场独赢 .* 对 /, disabled: false });
    return rows
      .filter({ visible: true, has: prices })
      .nth(row)
      .getByRole('button', { name: /^全场独赢 .* 对 /, disabled: false });
  }

  quick(amount: string): Locator {
    const amounts = this.page.getByRole('group', { name: '快捷金额' });
    return amounts.getByRole('button', { name: amount, exact: true });
  }

  /** Places what is in the slip, after money that its venue lacks has been moved there. */
  async submit(): Promise<void> {
    const transfer = this.page.getByRole('button', { name: /^转入 ¥/ });
    await expect(this.place.and(this.page.locator(':enabled')).or(transfer)).toBeVisible();
    if (await transfer.isVisible()) await transfer.click();
    await this.place.click();
  }

  /** Answers an offer once its buttons accept a press. */
  async answer(button: RegExp, outcome: string): Promise<void> {
    await this.placed.getByRole('button', { name: button }).click();
    await expect(this.placed).toContainText(outcome);
  }

  /** Agrees to any price, so that one that moves before the press does not become an offer. */
  async acceptAnyPrice(): Promise<void> {
    await this.page.getByRole('group', { name: '赔率变动时' }).getByText('任何').click();
  }

  kind(name: '单关' | '串关' | '复式'): Locator {
    return this.page.getByRole('group', { name: '投注方式' }).getByText(name);
  }

  tab(name: '投注单' | '我的注单'): Locator {
    const tabs = this.page.getByRole('tablist', { name: '投注单' });
    return tabs.getByRole('tab', { name: new RegExp(`^${name}`) });
  }

  /** Main button, with any of its labels for placing a bet. */
  get place(): Locator {
    return this.page.getByRole('button', { name: /^(确认|以 .* 投注|接受现在的赔率)/ });
  }
}
