import type { Locator, Page } from '@playwright/test';

/** Parts of the page itself, used as the sides of the card: they differ, as those of a card do. */
const SIDES = [
  { side: '人像面', clip: { x: 0, y: 0, width: 320, height: 200 } },
  { side: '国徽面', clip: { x: 40, y: 120, width: 320, height: 200 } },
] as const;

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
    for (const { side, clip } of SIDES) {
      const buffer = await this.page.screenshot({ clip });
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
