import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '#app/routes/paths.ts';
import type { ScreenPattern } from '#app/screens/table.ts';
import { dist } from '#tools/launch/built.mjs';
import { expect, sweep, test } from '../site.ts';

/** Addresses without a place in them. */
type Plain = Exclude<ScreenPattern, `${string}:${string}` | typeof paths.elsewhere>;

/** The name the tab has on every screen without a place in its address: one that is missing here is a type error. */
const TITLES: Readonly<Record<Plain, string>> = {
  [paths.home]: '首页',
  [paths.me]: '我的',
  [paths.profile]: '个人资料',
  [paths.security]: '安全中心',
  [paths.invite]: '邀请好友',
  [paths.follows]: '我的关注',
  [paths.vip]: '等级与权益',
  [paths.rebates]: '返水',
  [paths.agent]: '合作代理',
  [paths.inbox]: '消息',
  [paths.welfare]: '福利中心',
  [paths.promotions]: '福利中心',
  [paths.activities]: '活动',
  [paths.activityRecords]: '活动记录',
  [paths.signIn]: '签到礼',
  [paths.topGift]: '积分兑换',
  [paths.wheel]: '幸运转盘',
  [paths.rain]: '红包雨',
  [paths.lottery]: '周六抽签',
  [paths.guess]: '竞猜',
  [paths.newcomer]: '新援报到',
  [paths.breakout]: '一路带到禁区',
  [paths.treasuryTask]: '余额宝任务',
  [paths.firstDeposit]: '首存礼',
  [paths.continuedDeposit]: '续存礼',
  [paths.euroCup]: '欧洲杯竞猜',
  [paths.euro24]: 'Euro24 答题',
  [paths.luxuryGift]: 'VIP 豪礼',
  [paths.news]: '新闻',
  [paths.experts]: '专家',
  [paths.help]: '帮助中心',
  [paths.announcements]: '公告',
  [paths.sponsors]: '合作伙伴',
  [paths.multiview]: '多画面',
  [paths.wallet]: '钱包',
  [paths.deposit]: '充值',
  [paths.withdraw]: '提现',
  [paths.payees]: '收款方式',
  [paths.password]: '提现密码',
  [paths.transfer]: '转账',
  [paths.treasury]: '余额宝',
  [paths.exchange]: '兑换',
  [paths.coins]: '金币',
  [paths.records]: '交易记录',
  [paths.safer]: '限额与保护',
  [paths.playReport]: '我的活动',
  [paths.selfCheck]: '自测',
  [paths.preferences]: '通知偏好',
  [paths.identity]: '身份与年龄',
  [paths.limits]: '限额',
  [paths.break]: '休息一段时间',
  [paths.exclusion]: '自我排除',
  [paths.blocks]: '自选屏蔽',
  [paths.closeAccount]: '关闭账户',
  [paths.betRecords]: '我的注单',
  [paths.betReturns]: '盈亏分类',
  [paths.gameRecords]: '游戏记录',
  [paths.support]: '客服',
  [paths.feedback]: '意见反馈',
  [paths.parcels]: '我的包裹',
  [paths.maintenance]: '',
  [paths.accessAlert]: '',
  [paths.accessRestriction]: '',
  [paths.robotCheck]: '',
  [paths.login]: '登录',
  [paths.register]: '注册',
  [paths.forgot]: '密码',
};
const MORE_TITLES = {
  '/app/room/match/nowhere': '直播间',
  '/app/wallet/nowhere': '找不到这个页面',
  '/app/nowhere': '找不到这个页面',
};

/** Scrolls once the page is tall enough to be scrolled. */
const scrollDown = (page: Page, top: number) =>
  expect
    .poll(() =>
      page.evaluate((to) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        return window.scrollY;
      }, top),
    )
    .toBe(top);

test('the sheet of samples is no part of the built site', sweep, async ({ page }) => {
  const built: object = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  expect(Object.keys(built)).toContain('src/app/features/home/home-screen.tsx');
  expect(Object.keys(built).filter((file) => file.startsWith('src/app/features/site/kit-gallery/'))).toEqual(
    [],
  );
  await page.goto('/app/states');
  await expect(page.getByRole('heading', { name: '找不到这个页面' })).toBeVisible();
});

const ADDRESSES = Object.entries({ ...TITLES, ...MORE_TITLES });
const HALF = Math.ceil(ADDRESSES.length / 2);

for (const [part, addresses] of Object.entries({
  first: ADDRESSES.slice(0, HALF),
  second: ADDRESSES.slice(HALF),
})) {
  test(`every page of the ${part} half of the addresses has its own title`, sweep, async ({ page }) => {
    for (const [address, name] of addresses) {
      await page.goto(address);
      await expect.poll(() => page.title(), { message: address }).toMatch(/\S+ · 场边/);
      expect(await page.title(), address).toContain(name);
    }
  });
}

test('navigation scrolls to the top, focuses the heading and is announced', async ({ login, page }) => {
  await login.as('beian', '/app/wallet');
  await expect(page.getByRole('listitem').filter({ hasText: '云豹体育' }).first()).toBeVisible();
  await scrollDown(page, 500);
  await page
    .getByRole('navigation', { name: '会员导航' })
    .getByRole('link', { name: '交易记录' })
    .evaluate((link) => link instanceof HTMLElement && link.click());

  await expect(page.getByRole('heading', { level: 1, name: '交易记录' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: '交易记录 · 场边' })).toHaveCount(1);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '钱包总览' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
});

test('a long list keeps its position on return and after a reload', sweep, async ({ login, page }) => {
  await login.as('beian', '/app/wallet/records?period=month&page=2');
  await expect(page.getByText(/^共 \d+ 笔$/)).toBeVisible();
  await scrollDown(page, 400);
  await page
    .getByRole('navigation', { name: '会员导航' })
    .getByRole('link', { name: '充值', exact: true })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page.getByRole('heading', { level: 1, name: '充值', exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
});

test('[7.15] an extended list keeps its rows, focus and length on return', sweep, async ({ login, page }) => {
  const records = page.getByRole('region', { name: '余额宝明细' });
  const rows = records.getByRole('listitem');
  const more = records.getByRole('button', { name: '更多明细' });
  await login.as('beian', '/app/wallet/treasury');
  await expect(rows).toHaveCount(10);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/cw/v1/yeb/records', async (route) => {
    await answered;
    await route.continue();
  });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(records.locator('[aria-busy=true]')).toBeAttached();
  await expect(rows).toHaveCount(10);
  await expect(more).toBeFocused();
  answer();
  await expect(rows).toHaveCount(30);
  await scrollDown(page, 900);
  await page
    .getByRole('navigation', { name: '会员导航' })
    .getByRole('link', { name: '交易记录' })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await expect(page.getByRole('heading', { level: 1, name: '交易记录' })).toBeVisible();
  await page.goBack();
  await expect(rows).toHaveCount(30);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});
