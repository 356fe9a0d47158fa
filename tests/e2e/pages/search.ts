import type { Locator, Page } from '@playwright/test';

export class SearchBox {
  readonly page: Page;
  /** The box in the header with all that opens under it. */
  readonly box: Locator;
  readonly field: Locator;
  readonly options: Locator;
  readonly history: Locator;
  readonly gameSheet: Locator;

  constructor(page: Page) {
    this.page = page;
    this.box = page.getByRole('search');
    this.field = page.getByRole('combobox', { name: '搜索赛事、主播、游戏' });
    this.options = page.getByRole('listbox', { name: '搜索结果' }).getByRole('option');
    this.history = page.getByRole('region', { name: '最近搜索' });
    this.gameSheet = page.getByRole('dialog', { name: '游戏资料' });
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true }).getByRole('option');
  }

  /** The option the arrow keys have reached. */
  get chosen(): Locator {
    return this.page.getByRole('option', { selected: true });
  }
}
