import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { withNewVersion } from '../pages/core-trouble.ts';
import { FramePage } from '../pages/frame.ts';
import { LoginPage } from '../pages/login.ts';
import { WalletPage } from '../pages/wallet.ts';
import { expect, sweep, test } from '../site.ts';

const manifest = v.parse(
  v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() })),
  readFileSync('package.json', 'utf8'),
);

test(
  '[2.02] [4.03] the venue menu opens by pointer and keys, and shows maintenance',
  sweep,
  async ({ frame, page, toasts }) => {
    await page.goto('/app/news');
    await frame.entry('体育').hover();
    await expect(frame.venues).toBeVisible();
    await expect(frame.venues.getByRole('listitem').filter({ hasText: '维护至 18:00' })).toHaveCount(1);
    await expect(page.getByText('海角体育')).toHaveCount(0);
    await frame.venues.getByRole('link', { name: /棱镜体育/ }).click();
    await expect(page).toHaveURL('/app/home');
    await toasts.waitFor('棱镜体育正在维护，预计');
    await page.mouse.move(700, 850);
    await expect(frame.venues).toHaveCount(0);

    await frame.entry('直播').focus();
    await page.keyboard.press('ArrowRight');
    await expect(frame.entry('体育')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(frame.venues.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(frame.venues.getByRole('link').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(frame.venues).toHaveCount(0);
    await expect(frame.entry('体育')).toBeFocused();

    await frame.entry('真人').hover();
    await expect(frame.venues.getByRole('listitem').filter({ hasText: '仅可转账' })).toHaveCount(2);
    const transfers = '/app/wallet/transfer?venue=JGZR';
    await expect(frame.venues.getByRole('link', { name: /极光真人/ })).toHaveAttribute('href', transfers);
  },
);

test(
  '[1.05] a currency switch updates symbols and text in all tabs',
  sweep,
  async ({ frame, login, page, context }) => {
    await login.as('beian', '/app/wallet/coins');
    await expect(frame.balance).toContainText('¥12,860.45');
    const other = new FramePage(await context.newPage());
    await other.page.goto('/app/home');
    await expect(other.balance).toContainText('¥12,860.45');

    await frame.chooseCurrency('泰达币');
    await expect(frame.balance).toContainText('₮1,786.20');
    await expect(new WalletPage(page).balances).toContainText('中心钱包（USDT）');
    await expect(other.balance).toContainText('₮1,786.20');
    await page.reload();
    await expect(frame.balance).toContainText('₮1,786.20');
  },
);

test('[P.29] [1.04] [1.06] the page is entirely in Simplified Chinese and shows the version', async ({
  page,
}) => {
  const firstRequest = page.waitForRequest((request) => request.headers()['app-key'] !== undefined);
  await page.goto('/app/me');
  expect((await firstRequest).headers()).toMatchObject({
    'accept-language': 'zh-CN',
    version: manifest.version,
  });
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('简体中文');
  await expect(footer.getByRole('link', { name: '限额与保护' })).toHaveAttribute('href', '/app/safer');
  await expect(footer.getByText('18+')).toBeVisible();
  await expect(footer.getByRole('link', { name: '求助热线' })).toHaveAttribute('href', '/app/help/helpline');
  await expect(footer.getByRole('link', { name: '新闻与专家' })).toHaveAttribute('href', '/app/news');
  await expect(footer).toContainText(`版本 ${manifest.version}`);
  await expect(page.getByRole('main')).toContainText(`版本 ${manifest.version}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'fresh');
  await expect(page.getByText('English')).toHaveCount(0);
});

test('[2.03] a game venue has a two-letter address, and unknown ones lead back', sweep, async ({ page }) => {
  for (const [requested, shown, title] of [
    ['/app/egame', '/app/egame/ybegdz', '云豹电子'],
    ['/app/egame/YBQP', '/app/egame/by', '云豹电子'],
    ['/app/egame/ybdz', '/app/egame/dz', '云豹电子'],
    ['/app/egame/YHEGDZ', '/app/egame/yh', '银狐电子'],
    ['/app/egame/zz', '/app/egame/zz', '找不到这个游戏大厅'],
  ] as const) {
    await page.goto(requested);
    await expect(page).toHaveURL(shown);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  await page.getByRole('link', { name: '看热门游戏' }).click();
  await expect(page).toHaveURL('/app/home#hot-games');
});

test('[P.01] the balance can be put out of sight, and stays so', sweep, async ({ frame, login, page }) => {
  await login.as('beian', '/app/me');
  await page.getByRole('button', { name: '隐藏余额' }).click();
  await expect(frame.balance).toContainText('已隐藏');
  await page.reload();
  await expect(frame.balance).toContainText('已隐藏');
  await page.getByRole('button', { name: '显示余额' }).click();
  await expect(frame.balance).toContainText('12,860.45');
});

test(
  '[1.01] [6.07] another site has its own navigation, and ids above 5005 are 5000',
  sweep,
  async ({ frame, page, siteAddress }) => {
    const footer = page.getByRole('contentinfo');
    await page.goto('/app/me');
    await expect(frame.entry('体育')).toBeVisible();
    const main = await frame.entries();

    await page.goto(siteAddress(5003, '/entry/login?fromPage=%2Fapp%2Fme'));
    await new LoginPage(page).fill('beian', 'court2026');
    await expect(frame.balance).toContainText('₮1,786.20');
    await expect(frame.entry('足球与篮球')).toBeVisible();
    expect(await frame.entries()).not.toEqual(main);
    await expect(footer).toContainText('以 USDT 结算的场边');
    await expect(page).toHaveTitle(/ · 场边国际$/);
    for (const place of [page.getByRole('banner'), footer]) {
      await expect(place.getByRole('link', { name: '场边国际' })).toBeVisible();
    }

    await page.goto(siteAddress(5007, '/app/me'));
    await expect(frame.entry('体育')).toBeVisible();
    expect(await frame.entries()).toEqual(main);
    await expect(page).toHaveTitle(/ · 场边$/);
  },
);

test('a floating window is hidden on wallet pages and stays closed', sweep, async ({ frame, page }) => {
  await page.goto('/app/wallet');
  await expect(page.getByRole('complementary', { name: '快捷入口' })).toBeVisible();
  await expect(frame.floating).toHaveCount(0);
  await page.goto('/app/me');
  await frame.floating.getByRole('button', { name: /^关闭/ }).click();
  await expect(frame.floating).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('complementary', { name: '快捷入口' })).toBeVisible();
  await expect(frame.floating).toHaveCount(0);
});

test('a page of an old build reports it when returned to', sweep, async ({ page }) => {
  await page.goto('/app/me');
  await expect(page.getByRole('complementary', { name: '快捷入口' })).toBeVisible();
  await withNewVersion(page);
  await expect(page.getByText('有新版本，刷新即可使用')).toBeVisible();
});
