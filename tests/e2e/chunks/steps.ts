import type { Locator, Page } from '@playwright/test';
import { expect } from '../site.ts';
import type { MissedFiles } from './missed-files.ts';

/** Step that needs lazy chunks of the build. */
export type Step = {
  /** Keys of these chunks in the manifest of the build. */
  readonly keys: RegExp;
  /** Makes the page need them; absent where it already does, and a press anywhere has it try again. */
  readonly open?: (page: Page) => Promise<unknown>;
  /** Element visible while the chunks are missing; absent for parts whose absence needs no message. */
  readonly meanwhile?: (page: Page) => Locator;
  /** Element visible once the chunks have loaded; absent for parts without visible content. */
  readonly there?: (page: Page) => Locator;
};

/** Keys of the chunks of screens. */
export const SCREENS = /-screens?\.tsx$/;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

export const failedArea = (page: Page) => page.getByText('这里没有加载出来').first();
export const missingPart = (page: Page) => page.getByText('刚才打开的内容没有加载出来，正在重试');

/** Presses the page without hitting any control. */
const pressAnywhere = (page: Page) => page.evaluate(() => document.body.click());

/** Retries video lines at once: after a player that failed to load, the back-off is longer than a test waits. */
async function retryVideo(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: '立即重试' });
  if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => undefined);
}

/** Time limit for a part to be needed, ms: longer than the back-off of a video whose lines have all failed. */
const NEEDED_MS = 60_000;

const RETRY_INTERVALS_MS = [0, 100, 200, 300];

/** Lets the failed files load, and presses until no file is outstanding. */
export async function pressUntil(
  page: Page,
  files: MissedFiles,
  remaining: () => readonly unknown[],
): Promise<void> {
  files.release();
  await expect(async () => {
    await pressAnywhere(page);
    expect(remaining()).toEqual([]);
  }).toPass({ intervals: RETRY_INTERVALS_MS, timeout: 30_000 });
}

/** Style sheets that failed in the present step and are not applied now. */
const unapplied = (page: Page, files: MissedFiles): Promise<readonly string[]> =>
  page.evaluate(
    (wanted) => {
      const applied = [...document.styleSheets].map(({ href }) => href ?? '');
      return wanted.filter((file) => !applied.some((href) => href.endsWith(file)));
    },
    files.missed.filter((file) => file.endsWith('.css')),
  );

/** Checks that a part reports missing chunks and loads, with its style, after a press. */
async function recovers(page: Page, files: MissedFiles, step: Step): Promise<void> {
  const { keys, open, meanwhile, there } = step;
  files.name(keys);
  const opened = open?.(page);
  opened?.catch(() => undefined);
  await expect
    .poll(
      async () => {
        if (!opened) await pressAnywhere(page);
        await retryVideo(page);
        return files.missed;
      },
      { message: `files of ${keys} that failed`, timeout: NEEDED_MS },
    )
    .not.toEqual([]);
  if (meanwhile) await expect(meanwhile(page)).toBeVisible();
  await pressUntil(page, files, () => [...files.outstanding, ...files.absent]);
  await opened;
  if (there) await expect(there(page).first()).toBeVisible();
  expect(await unapplied(page, files), `style sheets of ${keys} that are not applied`).toEqual([]);
}

export async function allRecover(page: Page, files: MissedFiles, steps: readonly Step[]): Promise<void> {
  await files.watch(page);
  for (const step of steps) await recovers(page, files, step);
}
