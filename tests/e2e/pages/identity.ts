import type { Locator, Page } from '@playwright/test';

/** Part of the page itself, used as a side of the card. */
const SCREENSHOT_CLIP = { x: 0, y: 0, width: 320, height: 200 };

type Document = { readonly name: string; readonly number: string };

/** The page of age and identity. */
export class IdentityPage {
  static readonly path = '/app/safer/identity';
  readonly page: Page;
  readonly name: Locator;
  readonly number: Locator;
  readonly submit: Locator;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('证件上的姓名');
    this.number = page.getByLabel('身份证号码');
    this.submit = page.getByRole('button', { name: '提交审核' });
  }

  /** Returns one row of the progress. */
  row(name: string): Locator {
    return this.page
      .getByRole('region', { name: '核验进度' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  async uploadImages(): Promise<void> {
    const buffer = await this.page.screenshot({ clip: SCREENSHOT_CLIP });
    for (const side of ['人像面', '国徽面']) {
      const file = { name: 'card.png', mimeType: 'image/png', buffer };
      await this.page.getByLabel(`选择${side}照片`).setInputFiles(file);
      await this.page.getByRole('img', { name: `${side}已上传` }).waitFor();
    }
  }

  /** Fills in every field of the form for a card without an expiry date. */
  async fill({ name, number }: Document): Promise<void> {
    await this.name.fill(name);
    await this.number.fill(number);
    await this.page.getByRole('checkbox', { name: '长期有效' }).check();
    await this.uploadImages();
  }
}
