import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

/** The developer's panel of a page. */
export class DeveloperPanel {
  readonly page: Page;
  readonly panel: Locator;
  readonly state: Locator;
  readonly record: Locator;
  readonly stopAndSave: Locator;
  readonly save: Locator;
  readonly head: Locator;
  readonly move: Locator;
  /** Rows of the video's line changes, the newest first. */
  readonly lineChanges: Locator;

  constructor(page: Page) {
    this.page = page;
    this.panel = page.getByRole('dialog', { name: '开发者面板' });
    const recorder = this.panel.getByRole('region', { name: '录制' });
    this.state = recorder.getByRole('status');
    this.record = recorder.getByRole('button', { name: '录制', exact: true });
    this.stopAndSave = recorder.getByRole('button', { name: '停止并保存' });
    this.save = recorder.getByRole('button', { name: '保存文件' });
    this.head = this.panel.getByRole('heading', { name: '开发者面板' });
    this.move = this.panel.getByRole('button', { name: /^移动面板/ });
    this.lineChanges = this.panel
      .getByRole('table', { name: '线路切换记录' })
      .locator('tbody')
      .getByRole('row');
  }

  /** Opens the panel by its key, which works once the page has been idle for a second. */
  async open(): Promise<void> {
    await expect(async () => {
      if (await this.panel.isHidden()) await this.page.keyboard.press('Alt+Shift+KeyP');
      await expect(this.panel).toBeVisible({ timeout: 1_000 });
    }).toPass();
  }

  /** The value beside a name. */
  figure(name: string): Locator {
    return this.panel
      .locator('dl > div')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .locator('dd');
  }

  /** Presses the save button and stores the file. @returns its path and the name given by the page */
  async saved(press: Locator): Promise<{ readonly path: string; readonly name: string }> {
    const [download] = await Promise.all([this.page.waitForEvent('download'), press.click()]);
    const name = download.suggestedFilename();
    const path = join(mkdtempSync(join(tmpdir(), 'courtside-panel-')), name);
    await download.saveAs(path);
    return { path, name };
  }
}
