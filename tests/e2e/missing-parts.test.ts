import type { Locator, Page } from '@playwright/test';
import { paths } from '#app/routes/paths.ts';
import { SLOT } from './pages/game.ts';
import { expect, test } from './site.ts';

type Part = {
  /** Files of the build that hold its code. */
  readonly files: RegExp;
  readonly at: string;
  /** Opens the part; absent for a part that opens by itself. */
  readonly press?: (page: Page) => Promise<void>;
  /** Visible while the code is missing. */
  readonly meanwhile: (page: Page) => Locator;
  readonly part: (page: Page) => Locator;
};

const missing = (page: Page) => page.getByText('刚才打开的内容没有加载出来，正在重试');
const PARTS: Readonly<Record<string, Part>> = {
  'the question before a purchase': {
    files: /\/alert-dialog-popup-/,
    at: paths.coins,
    press: (page) => page.getByRole('region', { name: '充金币' }).getByRole('button').first().click(),
    meanwhile: missing,
    part: (page) => page.getByRole('alertdialog'),
  },
  'the way into a game': {
    files: /\/launch-part-/,
    at: `${paths.home}?game=${SLOT}`,
    meanwhile: (page) => page.getByRole('dialog', { name: '游戏资料' }),
    part: (page) => page.getByRole('dialog').getByRole('button', { name: '试玩' }),
  },
  'what is beside a page': {
    files: /\/later-[\w-]+\.js/,
    at: paths.home,
    meanwhile: (page) => page.getByRole('main'),
    part: (page) => page.getByRole('button', { name: '顶部', exact: true }),
  },
  'the code of an invitation': {
    files: /\/(?:qr-code|esm)-[\w-]+\.js/,
    at: paths.invite,
    meanwhile: (page) => page.getByRole('button', { name: '复制链接' }),
    part: (page) => page.getByRole('img', { name: '邀请链接二维码' }),
  },
};

for (const [name, { files, at, press, meanwhile, part }] of Object.entries(PARTS))
  test(`code that did not come is fetched again: ${name}`, async ({ login, page }) => {
    await login.as('beian', paths.help);
    await expect(page.getByRole('main')).toBeVisible();
    const asked = { fails: true, count: 0 };
    await page.route(files, (route) => {
      asked.count += 1;
      return asked.fails ? route.abort() : route.continue();
    });
    await page.goto(at);
    await press?.(page);
    await expect.poll(() => asked.count).toBeGreaterThan(0);
    await expect(meanwhile(page)).toBeVisible();
    asked.fails = false;
    await expect(part(page).first()).toBeVisible();
    await expect(missing(page)).toHaveCount(0);
  });

test('[9.10] locked pages are covered also while the lock has no code', async ({ login, page }) => {
  const asked = { fails: true };
  await login.as('xuexian', paths.me);
  await expect(page.getByRole('main')).toBeVisible();
  const keyOf = () =>
    page.evaluate(() => Object.keys(localStorage).find((each) => each.includes('last-input')) ?? '');
  let key = '';
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      key = await keyOf();
      return key;
    })
    .not.toBe('');
  await page.route(/\/(?:notices|dialog-popup)-/, (route) =>
    asked.fails ? route.abort() : route.continue(),
  );
  await page.evaluate((name) => localStorage.setItem(name, 'locked'), key);
  await page.goto(paths.withdraw);
  await expect(page.getByRole('alert').filter({ hasText: '页面已锁定' })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  asked.fails = false;
  const lock = page.getByRole('dialog', { name: '页面已锁定' });
  await expect(lock).toBeVisible();
  // The style sheet was missing as well.
  await expect(lock.locator('form')).toHaveCSS('row-gap', '14px');
  await expect(page.getByRole('main')).toBeHidden();
  await page.goto(paths.support);
  await expect(page.getByRole('dialog', { name: '页面已锁定' })).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
});
