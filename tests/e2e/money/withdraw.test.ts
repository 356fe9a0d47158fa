import { encodePng } from '#tools/assets/gifts/file/png.ts';
import { killCore } from '../core/core-outage.ts';
import { problemsDayAndNight } from '../pages/accessibility.ts';
import { WithdrawPage } from '../pages/withdraw.ts';
import { expect, sweep, test } from '../site.ts';

const PIXEL = Buffer.from(encodePng(4, 2, new Uint8Array(8), [[255, 0, 0, 255]]));

test(
  '[9.10] without a withdrawal password a confirmation submits the withdrawal',
  sweep,
  async ({ orderAdmin, page, withdraw }) => {
    await orderAdmin.requireSecret(false);
    await withdraw.openAs('xuexian');
    await withdraw.amount.fill('100');
    await withdraw.submit.click();
    const question = page.getByRole('alertdialog', { name: '确认提现' });
    await expect(question).toContainText('100.00');
    await expect(withdraw.secret).toHaveCount(0);
    await question.getByRole('button', { name: /^确认提现/ }).click();
    const orderId = await withdraw.waitForOrder();
    await expect(withdraw.order).toContainText('待审核');
    await orderAdmin.happens(orderId, 'taken', 'paid');
  },
);

test('[P.19] [7.15] [5.05] [5.08] a card withdrawal counts wrong passwords and is appealed', async ({
  orderAdmin,
  page,
  sandbox,
  withdraw,
}) => {
  await withdraw.openAs('xuexian');
  await expect(withdraw.summary).toContainText(/今日还可免费 [1-9] 次/);
  await expect(withdraw.summary).toContainText('通常 10 分钟内到账');
  await expect(page.getByRole('progressbar', { name: '流水已完成 100%' })).toBeVisible();
  const before = await withdraw.balance();

  await withdraw.amount.pressSequentially('60000.999');
  await expect(withdraw.amount).toHaveValue('60000.99');
  await expect(page.getByText('超过单笔最高 50,000.00，请分几笔提交')).toBeVisible();
  await withdraw.amount.fill('100.5');
  await expect(withdraw.arrives).toHaveText('¥100.50');
  await withdraw.submitAmount('100.5');
  await withdraw.enter('135790');
  await expect(page.getByText('密码不正确，还可尝试 4 次')).toBeVisible();
  await expect(withdraw.secret).toHaveValue('');
  await withdraw.enter();
  const orderId = await withdraw.waitForOrder();
  await expect(withdraw.order).toContainText('待审核');
  await expect(page.getByRole('main').getByText(/取消|撤回|继续投注|转入场馆/)).toHaveCount(0);

  await orderAdmin.happens(orderId, 'taken', 'paid');
  await page.reload();
  await expect(withdraw.order).toContainText('¥100.50 已打到你的账户');
  await page.getByRole('button', { name: '申诉' }).click();
  const appeal = page.getByRole('dialog');
  await appeal.getByRole('radio', { name: '订单显示已到账，没有收到款' }).check();
  await appeal
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer: PIXEL });
  await appeal.getByRole('button', { name: '提交申诉' }).click();
  await expect(withdraw.order).toContainText('申诉中');
  await expect(page.getByText('申诉已提交，结果会显示在订单里')).toBeVisible();

  await orderAdmin.happens(orderId, 'paid');
  await page.goto(WithdrawPage.path);
  expect(before - (await withdraw.balance())).toBe(100_50);
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test(
  '[3.13] [4.05] a USDT withdrawal with a lost response is made once and returned',
  sweep,
  async ({ orderAdmin, page, sandbox, withdraw }) => {
    await withdraw.openAs('beian');
    await withdraw.payee('USDT-TRC20').check({ force: true });
    await expect(page.getByRole('heading', { name: '提币金额' })).toBeVisible();
    const before = await withdraw.balance();
    const orderId = await withdraw.withdraw('20');
    await expect(page.getByRole('region', { name: '订单详情' })).toContainText('USDT-TRC20');
    await orderAdmin.happens(orderId, 'taken', 'paid');
    await page.reload();
    await expect(withdraw.order).toContainText('已到账');

    await page.goto(WithdrawPage.path);
    await withdraw.payee('USDT-TRC20').check({ force: true });
    await expect.poll(() => withdraw.balance()).toBe(before - 20_00);
    await sandbox.break({ path: '/cw/v1/withdraw/new', kind: 'truncate', times: 1 });
    const second = await withdraw.withdraw('20');
    await orderAdmin.happens(second, 'taken', 'returned');
    await page.reload();
    await expect(withdraw.order).toContainText('₮20.00 已退回中心钱包');
    await page.goto(WithdrawPage.path);
    await withdraw.payee('USDT-TRC20').check({ force: true });
    await expect.poll(() => withdraw.balance()).toBe(before - 20_00);
  },
);

test(
  '[4.05] the six-digit dialog keeps its input while the core is replaced',
  sweep,
  async ({ page, withdraw }) => {
    await withdraw.openAs('xuexian');
    await withdraw.submitAmount('130');
    await withdraw.secret.fill('2468');
    const replaced = page.waitForEvent('worker', (worker) => worker.url().includes('/entry-'));
    await killCore(page);
    await replaced;
    await withdraw.secret.press('End');
    await withdraw.secret.pressSequentially('10');
    await expect(withdraw.secret).toHaveValue('246810');
    await withdraw.secret.press('Enter');
    await withdraw.waitForOrder();
  },
);

test(
  '[4.05] pending wagering blocks a withdrawal, and a cancelled one returns the money',
  sweep,
  async ({ orderAdmin, page, withdraw }) => {
    await orderAdmin.wagering('xuexian', '80.00');
    await withdraw.openAs('xuexian');
    await expect(page.getByText('还差 80.00 流水可提现')).toBeVisible();
    await expect(withdraw.submit).toBeDisabled();
    await expect(page.getByText('完成流水后才能提现')).toBeVisible();
    await orderAdmin.wagering('xuexian', '0');
    await orderAdmin.allowWithdrawalCancel(true);
    await page.reload();
    await expect(page.getByText('平台受理前可以取消')).toBeVisible();
    const before = await withdraw.balance();
    const orderId = await withdraw.withdraw('200');

    await page.goto(WithdrawPage.path);
    await expect(withdraw.submit).toBeDisabled();
    const going = page.getByRole('region', { name: '处理中' });
    await going.getByRole('link', { name: '订单详情' }).click();
    await expect(page).toHaveURL(`/app/wallet/withdraw/${orderId}`);
    await page.getByRole('button', { name: '取消订单' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
    await expect(withdraw.order).toContainText('¥200.00 已退回中心钱包');
    await page.goto(WithdrawPage.path);
    await expect.poll(() => withdraw.balance()).toBe(before);
  },
);

test(
  '[4.05] a fast card withdrawal is confirmed by keyboard alone',
  sweep,
  async ({ orderAdmin, page, withdraw }) => {
    await withdraw.openAs('xuexian');
    await withdraw.amount.focus();
    await page.keyboard.type('150');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: /极速/ })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(withdraw.submit).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(withdraw.secret).toBeFocused();
    await page.keyboard.type('246810');
    await page.keyboard.press('Enter');
    const orderId = await withdraw.waitForOrder();
    await orderAdmin.happens(orderId, 'taken', 'matched', 'paid');
    await page.reload();
    await page.getByRole('button', { name: '确认到账' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: '还没到账' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(withdraw.order).toContainText('已打到你的账户');
  },
);

test(
  'withdrawal pages have no accessibility violations in light and dark themes',
  sweep,
  async ({ page, withdraw }) => {
    await withdraw.openAs('beian');
    await withdraw.submitAmount('100');
    expect(await problemsDayAndNight(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await problemsDayAndNight(page)).toEqual([]);
    await page.goto('/app/wallet/payees');
    await page.getByRole('button', { name: '添加银行卡' }).click();
    await page.getByLabel('卡号').waitFor();
    expect(await problemsDayAndNight(page)).toEqual([]);
    await page.goto('/app/wallet/password');
    await page.getByLabel('新的提现密码').waitFor();
    expect(await problemsDayAndNight(page)).toEqual([]);
  },
);

test('guests are led to the login and back to the withdrawal', sweep, async ({ page }) => {
  await page.goto(WithdrawPage.path);
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(/fromPage=%2Fapp%2Fwallet%2Fwithdraw/);
});
