import { HOUR_MS } from '#contract/units/durations.ts';
import { moving } from '../moving.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

test('[2.10] an article is found by category, and back restores its position', sweep, async ({ page }) => {
  await page.goto('/app/news');
  await page.getByRole('tab', { name: /^专家观点/ }).click();
  await expect(page).toHaveURL(/category=view/);
  await page.getByRole('link', { name: '星港城后腰轮换，边路回追可能成为末段关键' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/星港城后腰轮换/);
  await expect(page).toHaveTitle(/星港城后腰轮换/);
  await page.getByText('我的判断').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const scrollTop = await page.evaluate(() => window.scrollY);
  expect(scrollTop).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole('tab', { name: /^专家观点/ })).toHaveAttribute('aria-selected', 'true');
  await page.goForward();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrollTop - 4);
});

test(
  '[2.10] a page requested after others were published repeats no article',
  sweep,
  async ({ page, sandbox }) => {
    const newest = page.getByRole('main').getByRole('article').getByRole('heading', { level: 3 });
    await page.goto('/app/news');
    const before = await newest.first().textContent();
    await sandbox.advance(6 * HOUR_MS);
    await page.getByRole('button', { name: '加载更多' }).click();
    await expect.poll(() => newest.count()).toBeGreaterThan(12);
    const articles = page.getByRole('main').getByRole('article').getByRole('link');
    const addresses = await articles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(addresses).size).toBe(addresses.length);
    await page.reload();
    expect(await newest.first().textContent()).not.toBe(before);
  },
);

test('[7.06] the news show table and matches of a chosen league', async ({ page }) => {
  await page.goto('/app/news');
  const league = page.getByLabel('选择联赛');
  await league.selectOption('南屿超级联赛');
  await expect(page).toHaveURL(/league=/);
  const table = page.getByRole('table', { name: '南屿超级联赛积分榜' });
  await expect(table.getByRole('row')).toHaveCount(17);
  await page.reload();
  await expect(league.locator('option:checked')).toHaveText('南屿超级联赛');
  await page.getByRole('complementary').getByRole('link', { name: /\d:\d/ }).first().click();
  await expect(page).toHaveURL(/\/app\/room\/match\//);
});

test('[2.10] no script runs in a hostile article', async ({ page, policyWatch }) => {
  // The parse before the cleaning meets the policy first.
  policyWatch.expectRefusal(/inline (?:event handler|style)/);
  await page.goto('/app/news/p-reader-letter');
  await expect(page.getByText('第三件是唱歌')).toBeVisible();
  await page.getByText('那颗糖的照片').click();
  await page.getByText('第一件是等待').click();
  expect(await page.evaluate(() => Reflect.get(window, '__courtsideRan'))).toBeUndefined();
  const body = page.getByRole('article');
  await expect(body.locator('script,style,svg,iframe,form,input,[style],[onclick]')).toHaveCount(0);
});

test('[2.10] the help centre is searched by text, and topics link to support', sweep, async ({ page }) => {
  await page.goto('/app/help');
  await page.getByRole('searchbox', { name: '在帮助中搜索' }).fill('提现密码');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^资金存取指南/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '资金存取指南' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '联系客服' }).last().click();
  await expect(page).toHaveURL(/\/cs$/);
});

test('[4.07] the ticker shows current lines, pauses and links to announcements', sweep, async ({ page }) => {
  await page.goto('/app/home');
  const ticker = page.getByRole('region', { name: '滚动公告' });
  await expect(ticker.getByRole('link', { name: /棱镜体育正在例行维护/ })).toHaveCount(1);
  await expect(ticker.getByText('上一阶段线路检修已经结束')).toHaveCount(0);
  const hold = ticker.getByRole('button', { name: '暂停滚动' });
  await hold.click();
  await expect(ticker.getByRole('button', { name: '继续滚动' })).toBeVisible();
  await ticker.getByRole('link', { name: /棱镜体育正在例行维护/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/announcements\?open=n-prism-upkeep/);
  await expect(page.getByText('恢复之前不能转入转出')).toBeVisible();
});
