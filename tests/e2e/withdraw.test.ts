import { problems } from './pages/accessibility.ts';
import { expect, test } from './site.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mNoAAAAggCB/GKBkwAAAABJRU5ErkJggg==',
  'base64',
);

test('[7.15] [5.05] [5.08] everything is told before the amount, a wrong password counts, the card is paid and appealed', async ({
  login,
  moneyDesk,
  page,
  sandbox,
  withdraw,
}) => {
  await login.as('xuexian', '/app/wallet/withdraw');
  await expect(withdraw.summary).toContainText('今日还可免费');
  await expect(withdraw.summary).toContainText('通常 10 分钟内到账');
  await expect(page.getByRole('progressbar', { name: '流水已完成 100%' })).toBeVisible();
  const before = await withdraw.balance();

  await withdraw.amount.pressSequentially('60000.999');
  await expect(withdraw.amount).toHaveValue('60000.99');
  await expect(page.getByText('超过单笔最高 50,000.00，请分几笔提交')).toBeVisible();
  await withdraw.ask('100.5');
  await withdraw.enter('135790');
  await expect(page.getByText('提现密码不正确，还可尝试 4 次')).toBeVisible();
  await expect(withdraw.secret).toHaveValue('');
  await withdraw.enter();
  const orderId = await withdraw.made();
  await expect(withdraw.order).toContainText('待审核');

  await moneyDesk.happens(orderId, 'taken', 'paid');
  await page.reload();
  await expect(withdraw.order).toContainText('¥100.50 已打到你的账户');
  await page.getByRole('button', { name: '申诉' }).click();
  const appeal = page.getByRole('dialog');
  await appeal.getByRole('radio', { name: '订单显示完成，没有收到款' }).check();
  await appeal
    .locator('input[type=file]')
    .setInputFiles({ name: 'bank.png', mimeType: 'image/png', buffer: PIXEL });
  await appeal.getByRole('button', { name: '提交申诉' }).click();
  await expect(withdraw.order).toContainText('申诉中');
  await expect(page.getByText('申诉已提交，客服会在 30 分钟内答复')).toBeVisible();

  await moneyDesk.happens(orderId, 'paid');
  await page.goto('/app/wallet/withdraw');
  expect(before - (await withdraw.balance())).toBe(100_50);
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('[3.13] [4.05] USDT goes to an address; one whose answer was lost is looked for, made once, and returned', async ({
  login,
  moneyDesk,
  page,
  sandbox,
  withdraw,
}) => {
  await login.as('beian', '/app/wallet/withdraw');
  await withdraw.payee('USDT-TRC20').check({ force: true });
  await expect(page.getByRole('heading', { name: '提币金额' })).toBeVisible();
  const before = await withdraw.balance();
  const orderId = await withdraw.take('20');
  await expect(page.getByRole('region', { name: '订单详情' })).toContainText('USDT-TRC20');
  await moneyDesk.happens(orderId, 'taken', 'paid');
  await page.reload();
  await expect(withdraw.order).toContainText('已到账');

  await page.goto('/app/wallet/withdraw');
  await withdraw.payee('USDT-TRC20').check({ force: true });
  await expect.poll(() => withdraw.balance()).toBe(before - 20_00);
  await sandbox.break({ path: '/cw/v1/withdraw/new', fault: 'truncate', times: 1 });
  const second = await withdraw.take('20');
  await moneyDesk.happens(second, 'taken', 'returned');
  await page.reload();
  await expect(withdraw.order).toContainText('₮20.00 已退回中心钱包');
  await page.goto('/app/wallet/withdraw');
  await withdraw.payee('USDT-TRC20').check({ force: true });
  await expect.poll(() => withdraw.balance()).toBe(before - 20_00);
});

test('[4.05] money stays in while there is wagering left, and comes back where the site lets an order be cancelled', async ({
  login,
  moneyDesk,
  page,
  withdraw,
}) => {
  await moneyDesk.wagering('xuexian', '80.00');
  await login.as('xuexian', '/app/wallet/withdraw');
  await expect(page.getByText('还差 80.00 流水可提现')).toBeVisible();
  await expect(withdraw.submit).toBeDisabled();
  await expect(page.getByText('完成流水后才能提现')).toBeVisible();
  await moneyDesk.wagering('xuexian', '0');
  await moneyDesk.mayTakeBack(true);
  await page.reload();
  await expect(page.getByText('平台受理前可以取消')).toBeVisible();
  const before = await withdraw.balance();
  const orderId = await withdraw.take('200');

  await page.goto('/app/wallet/withdraw');
  await expect(withdraw.submit).toBeDisabled();
  const going = page.getByRole('region', { name: '处理中' });
  await going.getByRole('link', { name: '订单详情' }).click();
  await expect(page).toHaveURL(`/app/wallet/withdraw/${orderId}`);
  await page.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click();
  await expect(withdraw.order).toContainText('¥200.00 已退回中心钱包');
  await page.goto('/app/wallet/withdraw');
  await expect.poll(() => withdraw.balance()).toBe(before);
});

test('[4.05] by keyboard alone: fast to a card, and receipt confirmed', async ({
  login,
  moneyDesk,
  page,
  withdraw,
}) => {
  await login.as('xuexian', '/app/wallet/withdraw');
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
  const orderId = await withdraw.made();
  await moneyDesk.happens(orderId, 'taken', 'matched', 'paid');
  await page.reload();
  await page.getByRole('button', { name: '确认到账' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: '还没到账' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(withdraw.order).toContainText('已完成');
});

for (const mode of ['light', 'dark']) {
  test(`pages of pay-outs are free of accessibility faults, ${mode}`, async ({ login, page, withdraw }) => {
    await page.addInitScript((chosen) => localStorage.setItem('courtside.mode', chosen), mode);
    await login.as('beian', '/app/wallet/withdraw');
    await withdraw.ask('100');
    expect(await problems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await problems(page)).toEqual([]);
    await page.goto('/app/wallet/payees');
    await page.getByRole('button', { name: '添加银行卡' }).click();
    await page.getByLabel('卡号').waitFor();
    expect(await problems(page)).toEqual([]);
    await page.goto('/app/wallet/password');
    await page.getByLabel('新的提现密码').waitFor();
    expect(await problems(page)).toEqual([]);
  });
}

test('guests are led to the login and back to the withdrawal', async ({ page }) => {
  await page.goto('/app/wallet/withdraw');
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(/fromPage=%2Fapp%2Fwallet%2Fwithdraw/);
});
