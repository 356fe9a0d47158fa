import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** Positions of the cells in a line of a wide page, as in the column headers; counted from 1. */
const CELLS = { kind: 2, amount: 4, number: 6, state: 7 };

/** One line as it is seen: its number, its amount in minor units, how it is. */
export type SeenRecord = { readonly number: string; readonly amount: bigint; readonly state: string };

/** Minor units of a figure as it is shown: `−2,000.00`, `+¥18.50`. */
export function minorShown(text: string): bigint {
  const size = BigInt(text.replace(/[^\d]/g, ''));
  return /[−-]/.test(text) ? -size : size;
}

/** The cells of a file of ours: every one quoted, quotes doubled. */
const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

/** The statement of a member. */
export class StatementPage {
  readonly page: Page;
  readonly rows: Locator;
  readonly sheet: Locator;
  readonly next: Locator;

  constructor(page: Page) {
    this.page = page;
    this.rows = page.getByRole('list', { name: /的记录$/ }).locator('li > a:first-child');
    this.sheet = page.getByRole('dialog', { name: '交易详情' });
    this.next = page.getByRole('link', { name: '下一页' });
  }

  type(name: string): Promise<void> {
    return this.page.getByRole('tab', { name, exact: true }).click();
  }

  period(name: string): Promise<void> {
    return this.page.getByRole('group', { name: '时间范围' }).getByText(name, { exact: true }).click();
  }

  /** One of the sums over all pages, of yuan. */
  sum(name: '收入' | '支出' | '转移'): Locator {
    return this.page.locator('dl[aria-label$=合计] > div').filter({ hasText: name }).first().locator('dd');
  }

  choose(name: '状态' | '币种', option: string): Promise<readonly string[]> {
    return this.page.getByLabel(name, { exact: true }).selectOption({ label: option });
  }

  async find(number: string): Promise<void> {
    const field = this.page.getByRole('searchbox', { name: '按单号查找' });
    await field.fill(number);
    await field.press('Enter');
  }

  /** Returns the kind labels of the lines on this page. */
  kinds(): Promise<readonly string[]> {
    return this.rows.locator(`> :nth-child(${CELLS.kind})`).allTextContents();
  }

  async count(): Promise<number> {
    return Number(
      (
        (await this.page
          .getByText(/^共 \d+ 笔$/)
          .first()
          .textContent()) ?? ''
      ).replace(/\D/g, ''),
    );
  }

  async #onPage(): Promise<readonly SeenRecord[]> {
    await this.rows.first().waitFor();
    const seen = await this.rows.evaluateAll((rows, cells) => {
      const cell = (row: Element, at: number) => row.children[at - 1]?.textContent ?? '';
      return rows.map((row) => ({
        number: cell(row, cells.number),
        amount: cell(row, cells.amount),
        state: cell(row, cells.state),
      }));
    }, CELLS);
    return seen.map(({ amount, ...row }) => ({ ...row, amount: minorShown(amount) }));
  }

  /** The address of the details of the first line, without what was chosen. */
  async #firstAddress(): Promise<string | undefined> {
    return (await this.rows.first().getAttribute('href'))?.split('?')[0];
  }

  /** Every line of every page, from the page that is open to the last. */
  async all(): Promise<readonly SeenRecord[]> {
    const records = [...(await this.#onPage())];
    while ((await this.next.count()) > 0) {
      const first = await this.#firstAddress();
      await this.next.click();
      await expect.poll(() => this.#firstAddress()).not.toBe(first);
      records.push(...(await this.#onPage()));
    }
    return records;
  }

  /** The file of all pages: how it begins, and its lines after the heads. */
  async exported(): Promise<{
    readonly name: string;
    readonly text: string;
    readonly lines: readonly (readonly string[])[];
  }> {
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: '导出' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    const lines = text.split('\r\n').slice(1, -1).map(cellsOf);
    return { name: download.suggestedFilename(), text, lines };
  }
}
