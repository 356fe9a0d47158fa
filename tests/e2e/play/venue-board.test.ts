import type { Page } from '@playwright/test';
import { expect, sweep, test } from '../site.ts';

/** Time in which a poll of the maintenance status shows on the page. */
const POLLED_MS = 25_000;

const rulesOf = (page: Page, name: string) => page.getByRole('region', { name: `${name}规则` });
const cell = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '体育与电竞场馆' }).getByRole('link', { name: new RegExp(name) });

test('[3.10] a board shows the rules of its venue and its own bets', async ({ login, page }) => {
  await login.as('beian', '/app/venue/ljty?scope=today');
  await expect(rulesOf(page, '蓝鲸体育')).toContainText('320,000');
  await expect(rulesOf(page, '蓝鲸体育')).toContainText('6 秒');
  await expect(page.getByRole('region', { name: '我在蓝鲸体育' })).toContainText(/未结算\d+ 注/);
  await expect(cell(page, '蓝鲸体育')).toContainText(/¥[\d,.]+.*\d+ 场/);
  await expect(page.getByRole('main')).not.toContainText('undefined');
  await cell(page, '青禾体育').click();
  await expect(page).toHaveURL('/app/venue/qhty');
  await expect(rulesOf(page, '青禾体育')).toContainText('8 秒');
});

test('[3.05] money goes to the venue and back from its board', async ({ login, page, toasts }) => {
  await login.as('beian', '/app/venue/ybdj?scope=today');
  await page.getByRole('button', { name: '500', exact: true }).click();
  await page.getByRole('button', { name: '转入 ¥500' }).click();
  await toasts.waitFor('已转入云豹电竞 ¥500.00');
  await expect(cell(page, '云豹电竞')).toContainText('¥500.00');
  await page.getByRole('button', { name: '全部转出' }).click();
  await expect(cell(page, '云豹电竞')).toContainText('¥0.00');
  await expect(page.getByRole('button', { name: '全部转出' })).toBeDisabled();
});

test('[4.03] a maintenance replaces the board and leaves the way out', async ({ login, page, sandbox }) => {
  await login.as('beian', '/app/venue/ybty?scope=today');
  await expect(rulesOf(page, '云豹体育')).toBeVisible();
  await sandbox.venue('YBTY', { status: 1 });
  await expect(page.getByText(/云豹体育正在维护，预计 .*18:00 恢复/)).toBeVisible({ timeout: POLLED_MS });
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(rulesOf(page, '云豹体育')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^转入/ })).toHaveCount(0);
  await page.getByRole('button', { name: '全部转出' }).click();
  await expect(page.getByText(/场馆余额.*0\.00/)).toBeVisible();
});

test('[P.29] a blocked venue shows its block and no way to lift it', async ({ login, page }) => {
  await login.as('beian', '/app/safer/blocks');
  await page.getByRole('switch', { name: /白塔冠军盘/ }).click();
  await page.goto('/app/venue/btgj');
  const main = page.getByRole('main');
  await expect(main.getByText('你屏蔽了白塔冠军盘')).toBeVisible();
  await expect(main.getByText(/20\d\d-\d\d-\d\d 起生效/)).toBeVisible();
  await expect(main.getByRole('link', { name: '查看我的屏蔽' })).toBeVisible();
  await expect(main.getByRole('link', { name: '找人聊聊' })).toBeVisible();
  await expect(main.getByRole('button', { name: /^转入/ })).toHaveCount(0);
  await expect(cell(page, '白塔冠军盘')).toContainText('已自选屏蔽');
});

test('[4.03] a guest reads boards without a wallet; an unknown one says so', sweep, async ({ page }) => {
  await page.goto('/app/venue/ybty?scope=today');
  await expect(rulesOf(page, '云豹体育')).toContainText('50,000');
  await expect(page.getByRole('region', { name: '我在云豹体育' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '全部转出' })).toHaveCount(0);
  await page.goto('/app/venue/nowhere');
  await expect(page.getByText('没有找到这个场馆')).toBeVisible();
  await expect(page.getByRole('link', { name: '回首页看比赛' })).toBeVisible();
});

test(
  '[4.03] a failed wallet leaves the matches and rules in place',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('beian', '/app/home');
    await sandbox.break({ path: '/cg/v1/totalAssets', kind: 'html' });
    await page.goto('/app/venue/ybty?scope=today');
    await expect(rulesOf(page, '云豹体育')).toContainText('50,000');
    await expect(page.getByRole('button', { name: '重试' }).first()).toBeVisible();
  },
);
