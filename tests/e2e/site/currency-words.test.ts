import type { Page } from '@playwright/test';
import { AssetsPage } from '../pages/assets.ts';
import { textOutsideCards } from '../pages/text-outside-cards.ts';
import { turnTo } from '../pages/turn-to.ts';
import { expect, sweep, test } from '../site.ts';

/** Every screen where money is spoken of, but the list of payees: each of its sections is of one currency. */
const SCREENS = [
  '/app/wallet',
  '/app/wallet/deposit',
  '/app/wallet/withdraw',
  '/app/wallet/password',
  '/app/wallet/transfer',
  '/app/wallet/treasury',
  '/app/wallet/exchange',
  '/app/wallet/coins',
  '/app/wallet/records?currency=USDT',
  '/app/safer/limits',
  '/app/me',
  '/app/me/profile',
  '/app/me/security',
  '/app/messages',
  '/app/me/invite',
  '/app/welfare',
  '/app/activity/wheel',
  '/app/activity/treasury-task',
  '/app/help',
  '/app/help/deposit-withdraw',
  '/cs',
];

/** Waits until all of a screen has come, not only what is in sight. */
const allIsThere = (page: Page) =>
  page.waitForFunction(() => document.querySelector('[aria-busy=true], [data-loading]') === null);

for (const siteId of [5000, 5003]) {
  test(
    `[1.05] after a switch no money screen of site ${siteId} shows the other currency`,
    sweep,
    async ({ frame, login, page, siteAddress }) => {
      // A long page title then stands still too.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(siteAddress(siteId, '/entry/login?fromPage=%2Fapp%2Fwallet'));
      await login.fill('qinghe', 'court2026');
      await page.waitForURL('**/app/wallet');
      for (const { choose, other } of [
        { choose: '泰达币', other: /提现|取款|银行卡/ },
        { choose: '人民币', other: /提币|钱包地址/ },
      ]) {
        await page.goto(siteAddress(siteId, '/app/wallet/coins'));
        await frame.chooseCurrency(choose);
        for (const screen of SCREENS) {
          await turnTo(page, screen);
          await allIsThere(page);
          expect((await textOutsideCards(page)).match(other)?.index, `${choose} ${screen}`).toBeUndefined();
        }
      }
    },
  );
}

test(
  '[1.05] the text of an open page follows the currency without a reload',
  sweep,
  async ({ frame, login, page }) => {
    await login.as('qinghe', '/app/wallet/password');
    await expect(page.getByRole('heading', { level: 1, name: '提现密码' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillThere: true }));
    await frame.chooseCurrency('泰达币');
    await expect(page.getByRole('heading', { level: 1, name: '提币密码' })).toBeVisible();
    const nav = page.getByRole('navigation', { name: '会员导航' });
    await expect(nav.getByRole('link', { name: '提币', exact: true })).toBeVisible();
    await expect(nav.getByText('提现')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'stillThere'))).toBe(true);
  },
);

test('[1.05] home and wallet show one total by one name', sweep, async ({ home, login, page }) => {
  await login.as('beian', '/app/wallet');
  const { total } = new AssetsPage(page);
  await expect(total).toContainText(/\d/);
  const sum = ((await total.textContent()) ?? '').replace('¥', '');
  await page.goto('/app/home');
  await expect(home.balance).toHaveText(sum);
});
