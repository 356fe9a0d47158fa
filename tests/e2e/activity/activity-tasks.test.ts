import type { Page } from '@playwright/test';
import { paths } from '#app/routes/paths.ts';
import { DAY_MS } from '#contract/units/durations.ts';
import { expect, sweep, test } from '../site.ts';

/** Checks the content of the claim receipt and closes it. */
async function closeReceipt(page: Page, expected: string | RegExp): Promise<void> {
  const receipt = page.getByRole('dialog');
  await expect(receipt).toContainText(expected);
  await receipt.getByRole('button', { name: '收好' }).click();
  await expect(receipt).toBeHidden();
}

test('[1.03] a new member follows an anchor and claims the recorded reward', async ({ login, page }) => {
  await login.as('xinren');
  const followed = page.waitForResponse(/followSet/);
  const starting = page.getByRole('listitem').filter({ hasText: '未开播' });
  await starting.getByRole('button', { name: /^关注/ }).first().click();
  await followed;
  await page.goto(paths.newcomer);
  const task = page.getByRole('listitem').filter({ hasText: '关注 1 位主播' });
  await task.getByRole('button', { name: '领取' }).click();
  await closeReceipt(page, /20\s*金币/);
  await expect(task).toContainText('已领取');
  await page.getByRole('link', { name: '我的记录' }).click();
  const line = page.getByRole('row').filter({ hasText: '新援报到' });
  await expect(line).toContainText('20 金币');
  await expect(line).toContainText('已入账');
});

test(
  '[1.03] levels lead one by one to a chest that credits coins',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('xinren', paths.breakout);
    const levels = [{ watch: 10 }, { follow: 1 }, { chat: 5 }, { signIn: 1 }] as const;
    for (const [index, acts] of levels.entries()) {
      await sandbox.acted('xinren', acts);
      const isChest = index === 3;
      if (isChest) await sandbox.acted('xinren', { signIn: 1 });
      await page.reload();
      await expect(page.getByRole('heading', { name: `第 ${index + 1} 关` })).toBeVisible();
      await page.getByRole('button', { name: isChest ? '打开装备箱' : '过关并领取' }).click();
      await closeReceipt(page, isChest ? /188\s*金币/ : /[23]0\s*金币/);
    }
    await expect(page.getByRole('img', { name: '关卡地图，已过 4 关' })).toBeVisible();
    await page.goto(paths.coins);
    await expect(page.getByText('一路带到禁区').first()).toBeVisible();
  },
);

test(
  '[7.17] a treasury task raises the paid rate from the next midnight',
  sweep,
  async ({ login, page, sandbox }) => {
    await login.as('beian', paths.treasuryTask);
    const task = page.getByRole('listitem').filter({ hasText: '连续持有满 7 天' });
    await task.getByRole('button', { name: '提高年化' }).click();
    await closeReceipt(page, '0.73%');
    await expect(task).toContainText('生效到');
    await expect(page.getByRole('definition').filter({ hasText: '3.41%' })).toBeVisible();
    await sandbox.advance(DAY_MS);
    // A day without a sign of life ends the session.
    await page.goto(paths.treasury);
    await page.getByRole('main').getByRole('link', { name: '去登录' }).click();
    await login.fill('beian', 'court2026');
    await expect(page.getByText('3.41%')).toBeVisible();
  },
);

test(
  '[7.17] the gift of a first deposit is claimed and starts its wagering',
  sweep,
  async ({ deposit, orderAdmin, page }) => {
    await deposit.openAs('xinren');
    await deposit.button('暂不设定').click();
    const orderId = await deposit.make(/银行卡转账/, '300');
    await deposit.pay();
    await expect(page.getByText(/这笔可领/)).toHaveCount(0);
    await orderAdmin.happens(orderId, 'credited');
    await deposit.toggleVisibility();
    await expect(
      page.getByText(/这笔可领首存礼 ¥240\.00，.+ 前领取，领取后需完成流水 ¥2,400\.00/),
    ).toBeVisible();
    await page.getByRole('link', { name: '去看看' }).click();
    await expect(page).toHaveURL(paths.firstDeposit);
    const own = page.getByRole('region', { name: '我的充值' });
    await expect(own).toContainText('需流水 ¥2,400.00，30 天内完成');
    await own.getByRole('button', { name: '领取 ¥240.00' }).click();
    await closeReceipt(page, '240.00');
    await expect(own).toContainText('流水 ¥0.00 / ¥2,400.00');
    await own.getByRole('link', { name: '查看或放弃' }).click();
    await expect(page.getByRole('progressbar', { name: /首存礼/ })).toHaveAttribute(
      'aria-valuetext',
      /\/ 2,?400\.00$/,
    );
  },
);

test(
  '[7.17] a further deposit earns its share, and the daily remainder is shown',
  sweep,
  async ({ deposit, orderAdmin, page }) => {
    await deposit.openAs('qinghe');
    const orderId = await deposit.make(/银行卡转账/, '2000');
    await deposit.pay();
    await orderAdmin.happens(orderId, 'credited');
    await page.goto(paths.continuedDeposit);
    const own = page.getByRole('region', { name: '我的充值' });
    await own.getByRole('button', { name: '领取 ¥200.00' }).click();
    await closeReceipt(page, '200.00');
    await expect(own).toContainText('流水 ¥0.00 / ¥1,600.00');
    await expect(page.getByText('还可得 ¥1,688.00').first()).toBeVisible();
  },
);
