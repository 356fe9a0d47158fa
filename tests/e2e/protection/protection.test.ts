import type { Locator, Page } from '@playwright/test';
import { DAY_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { moving } from '../moving.ts';
import { BetSlip } from '../pages/bet-slip.ts';
import { EntryPage } from '../pages/entry.ts';
import { GamePage } from '../pages/game.ts';
import type { SandboxAdmin } from '../pages/sandbox-admin.ts';
import { expect, sweep, test } from '../site.ts';

/** The reminder of how long the member has played. */
const reminderOn = (page: Page) => page.getByRole('alertdialog', { name: '你已经玩了 60 分钟' });
/** Sessions are not used for a day, and end meanwhile. */
async function aDayLater(page: Page, sandbox: SandboxAdmin): Promise<void> {
  await sandbox.advance(DAY_MS);
  await page.goto('/app/safer/limits');
  await page.getByRole('heading', { name: '登录后查看' }).waitFor();
}

const PLAYED = { playedMinutes: 60 };

/** Presses the control that the reminder blocks, unless a heartbeat of the session has shown the reminder before. */
const meetAtPress = (reminder: Locator, button: Locator): Promise<void> =>
  expect(async () => {
    if (!(await reminder.isVisible())) await button.click({ timeout: 1_000 });
    await expect(reminder).toBeVisible({ timeout: 2_000 });
  }).toPass();

test('[P.15] a limit applies to the next deposit, and raises wait 24 hours', async ({
  deposit,
  login,
  page,
  sandbox,
}) => {
  await login.as('wuhao', '/app/safer/limits');
  const rows = page.getByRole('region', { name: '充值限额' }).getByRole('listitem');
  const day = rows.filter({ hasText: '每天' });
  const set = async (amount: string, period = '每天') => {
    const row = rows.filter({ hasText: period });
    await row.getByRole('button', { name: /^(设置限额|修改)/ }).click();
    await row.getByLabel(`${period}最多充值`).fill(amount);
    await row.getByRole('button', { name: /^设为/ }).click();
  };
  await set('100');
  await set('500');
  await expect(day).toContainText(/提高到 ¥500.00，.+ 起可确认/);
  await expect(day).toContainText('/ ¥100.00');
  await aDayLater(page, sandbox);
  await login.as('wuhao', '/app/safer/limits');
  await day.getByRole('button', { name: '确认提高' }).click();
  await expect(day).toContainText('/ ¥500.00');
  await set('100');
  await expect(day).toContainText('/ ¥100.00');
  await set('300', '每周');
  await expect(rows.filter({ hasText: '每周' })).toContainText('/ ¥300.00');

  await page.goto('/app/wallet');
  const card = page.getByRole('region', { name: '近 30 天概况' });
  await expect(card).toContainText('每天充值限额 ¥100.00');
  await expect(card).toContainText('每周充值限额 ¥300.00');
  await page.goto('/app/wallet/deposit');
  await deposit.method(/银行卡转账/).check({ force: true });
  await expect(page.getByText('今天还可充值 ¥100.00')).toBeVisible();
  await deposit.amount.fill('100.01');
  await expect(page.getByText('超过你设定的限额，今天还可充值 ¥100.00')).toBeVisible();
});

test(
  '[P.16] a stake limit refuses the second bet with remainder and end',
  sweep,
  async ({ home, login, page, slip }) => {
    await login.as('beian', '/app/safer/limits');
    const stakes = page.getByRole('listitem').filter({ hasText: '每天投注总额' });
    await expect(stakes).toContainText(/已用 ¥[\d,.]+/);
    const used = Number(/已用 ¥([\d,.]+)/.exec((await stakes.textContent()) ?? '')?.[1]?.replaceAll(',', ''));
    await stakes.getByRole('button', { name: '设置 每天投注总额' }).click();
    await stakes.getByLabel(/^每天投注总额上限/).fill(String(used + 60));
    await stakes.getByRole('button', { name: '保存限额' }).click();
    await expect(stakes).toContainText('剩 ¥60.00');

    await page.goto('/app/home?scope=early');
    await slip.pricesIn(home.rows, 0).nth(0).click();
    await slip.bar.click();
    await slip.acceptAnyPrice();
    await slip.quick('50').click();
    await slip.submit();
    await expect(slip.placed).toContainText('已受理 ¥50.00');
    await slip.pricesIn(home.rows, 1).nth(0).click();
    await slip.quick('50').click();
    await expect(page.getByText(/^不能下这一注：.*10\.00/)).toBeVisible();
    await page.goto('/app/safer/limits');
    await expect(stakes).toContainText(/剩 ¥10.00，.+ 重新计算/);
  },
);

test(
  '[P.08] an open page without play shows the reminder within a minute',
  sweep,
  async ({ context, login, page, sandbox }) => {
    await login.as('beian', '/app/help');
    const other = await context.newPage();
    await other.clock.install();
    await other.goto('/app/help');
    await expect(other.getByRole('banner').getByRole('button', { name: /北岸的风/ })).toBeVisible();
    await sandbox.account('beian', PLAYED);
    await other.clock.fastForward(MINUTE_MS);
    await expect(reminderOn(other)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test('[P.08] a reminder blocks bets in every tab until it is answered', async ({
  context,
  home,
  login,
  page,
  sandbox,
  slip,
}) => {
  await login.as('beian', '/app/home?scope=early');
  await slip.pricesIn(home.rows, 0).nth(0).click();
  await slip.bar.click();
  await slip.quick('50').click();
  await sandbox.account('beian', PLAYED);
  const reminder = reminderOn(page);
  await meetAtPress(reminder, slip.place);
  await expect(reminder.getByRole('button', { name: '休息一下' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(reminder).toBeVisible();
  await page.reload();
  await expect(reminder).toBeVisible();

  const other = await context.newPage();
  await other.goto('/app/home');
  await expect(reminderOn(other)).toBeVisible();
  await reminder.getByRole('button', { name: '我的注单' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的注单' })).toBeVisible();
  await expect(reminder).toHaveCount(0);
  await expect(reminderOn(other)).toHaveCount(0);
  await other.close();
});

test.describe('over moving video', () => {
  test.use(moving);

  test(
    '[P.08] the reminder covers a fullscreen game, which pauses until the answer',
    sweep,
    async ({ login, page, sandbox, search }) => {
      await login.as('xuexian', '/app/home');
      await search.field.fill('夜场灯光');
      await search.group('游戏').first().click();
      await search.gameSheet.getByRole('textbox', { name: /进入前转入/ }).fill('100');
      await search.gameSheet.getByRole('button', { name: '转入 ¥100.00 并进入' }).click();
      const game = new GamePage(page);
      await game.bar.getByRole('button', { name: '全屏' }).click();
      await sandbox.account('xuexian', PLAYED);
      const reminder = reminderOn(page);
      await meetAtPress(reminder, game.start);
      await expect(game.result).toContainText('已暂停');
      await expect(game.start).toHaveAttribute('aria-disabled', 'true');
      expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await reminder.getByRole('button', { name: '继续' }).click();
      await expect(reminder).toHaveCount(0);
      await game.play();
      await expect(game.sum('本次投注')).toHaveText('10.00');
    },
  );

  test(
    '[P.08] the reminder covers a fullscreen room video',
    sweep,
    async ({ context, login, page, room, sandbox }) => {
      await login.as('beian', '/app/home');
      await room.openMatch(await sandbox.liveMatch());
      await expect.poll(() => room.played()).toBeGreaterThan(0);
      await page.keyboard.press('f');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      const other = await context.newPage();
      await other.goto(`/app/room/match/${await sandbox.upcomingMatch()}?pane=odds`);
      const price = new BetSlip(other).prices.first();
      await price.waitFor();
      await sandbox.account('beian', PLAYED);
      // The reminder may already cover the price, due to the check made every minute.
      await price.dispatchEvent('click');
      const reminder = reminderOn(page);
      await expect(reminder).toBeVisible();
      expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await reminder.getByRole('button', { name: '继续' }).click();
      await expect(reminder).toHaveCount(0);
      await other.close();
    },
  );
});

test(
  '[P.18] an excluded member is refused in neutral text when registering again',
  sweep,
  async ({ friend, login, page, request }) => {
    await login.as('beian', '/app/safer/exclusion');
    await page.getByRole('radio', { name: /^6 个月/ }).check();
    await page.getByRole('button', { name: '下一步：处理账户' }).click();
    await page.getByRole('button', { name: '下一步：确认' }).click();
    for (const tick of await page.getByRole('checkbox').all()) await tick.check();
    await page.getByLabel('输入“自我排除 6 个月”').fill('自我排除6个月');
    await page.getByLabel('登录密码', { exact: true }).fill('court2026');
    await page.getByRole('button', { name: '开始自我排除 6 个月' }).click();
    await expect(page.getByText(/自我排除生效中，到 /)).toBeVisible();

    const again = new EntryPage(friend.page, request);
    await friend.page.goto(new URL('/entry/register', page.url()).href);
    await again.fill('又来一次', 'lao2026li', '13800002076');
    await again.register.click();
    await expect(again.phone).toHaveAccessibleDescription(
      /这个手机号不能用于注册，请换一个，或用已有账号登录/,
    );
  },
);

test(
  '[P.29] blocked selections refuse stakes, and closing a funded account lists the steps',
  sweep,
  async ({ home, login, page, slip }) => {
    await login.as('beian', '/app/safer/blocks');
    await page.getByRole('switch', { name: '体育赛前' }).click();
    await expect(page.getByText(/ 起$/).first()).toBeVisible();
    await page.goto('/app/home?scope=early');
    await slip.pricesIn(home.rows, 0).nth(0).click();
    await slip.bar.click();
    await slip.quick('50').click();
    await slip.submit();
    await expect(page.getByText('你已把这项内容屏蔽，没有提交')).toBeVisible();
    await page.goto('/app/safer/close');
    await expect(page.getByRole('button', { name: '关闭我的账户' })).toBeDisabled();
    await expect(page.getByRole('link', { name: '去取出余额' })).toHaveAttribute(
      'href',
      '/app/wallet/withdraw',
    );
  },
);

test(
  '[P.29] an empty account is closed after confirmation and reopened a day later',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('xinren', '/app/safer/close');
    await page.getByRole('button', { name: '关闭我的账户' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '关闭账户', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /账户已关闭/ })).toBeVisible();
    await page.getByRole('button', { name: '提出恢复账户' }).click();
    await expect(page.getByText('已提出恢复账户')).toBeVisible();
    await aDayLater(page, sandbox);
    await login.as('xinren', '/app/home');
    await page.getByRole('button', { name: '确认恢复账户' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '确认恢复账户' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /账户已关闭/ })).toHaveCount(0);
  },
);

test('[P.29] [4.03] home locks prices of a venue the member blocked, with the reason', async ({
  home,
  login,
  page,
}) => {
  await login.as('beian', '/app/safer/blocks');
  for (const name of ['云豹体育', '蓝鲸体育', '青禾体育', '白塔冠军盘']) {
    await page.getByRole('switch', { name }).click();
    await expect(page.getByRole('switch', { name })).toBeChecked();
  }
  await home.open();
  await expect(page.getByText(/你已屏蔽(云豹|蓝鲸|青禾)体育，屏蔽期间不能投注和转入/)).toBeVisible();
  await expect(home.rows.getByRole('button', { name: /独赢/ }).first()).toBeDisabled();
  await expect(home.rows.getByRole('button', { name: /独赢/, disabled: false })).toHaveCount(0);
});
