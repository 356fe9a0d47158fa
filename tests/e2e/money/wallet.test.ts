import { PLATFORM_ERRORS } from '#contract/error-codes.table.ts';
import { expect, sweep, test } from '../site.ts';

const BUY_COINS = '/api/activity/gift/v1/buyCoins';

test(
  '[6.03] coins bought from the centre wallet are recorded once',
  sweep,
  async ({ login, page, sandbox, wallet }) => {
    await login.as('qinghe', '/app/wallet/coins');
    const coins = wallet.balances.locator('b').nth(1);
    const before = Number(((await coins.textContent()) ?? '').replace(/\D/g, ''));
    await wallet.buy('300');
    await expect(page.getByText('已到账 300 金币')).toBeVisible();
    await expect(coins).toHaveText((before + 300).toLocaleString('en'));
    await expect(wallet.records.first()).toContainText('购买金币');
    await expect(wallet.records.first()).toContainText('+300');
    expect(await sandbox.ledgerIsSound()).toBe(true);
  },
);

test(
  '[6.03] a purchase with a lost response is verified and paid once',
  sweep,
  async ({ login, page, sandbox, wallet }) => {
    await login.as('qinghe', '/app/wallet/coins');
    const balance = wallet.balances.locator('b').first();
    const amount = async () => Number(((await balance.textContent()) ?? '').replace(/,/g, ''));
    const before = await amount();
    await sandbox.break({ path: '/cw/v1/command/byRequest', kind: 'reset' });
    await sandbox.break({ path: BUY_COINS, kind: 'truncate' });
    await wallet.buy('60');
    await page.getByRole('alertdialog').getByRole('button', { name: '先关闭' }).click();
    await expect(page.getByRole('region', { name: '核实中' })).toContainText('购买 60 金币');
    await expect(page.getByRole('button', { name: /^60 / })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('region', { name: '核实中' })).toContainText('购买 60 金币');
    await sandbox.resetOverrides();
    await expect(page.getByText('购买 60 金币，已完成')).toBeVisible();
    await page.getByRole('button', { name: '知道了' }).click();
    await expect(page.getByText('购买 60 金币，已完成')).toHaveCount(0);
    await expect.poll(async () => before - (await amount())).toBeCloseTo(6, 5);
    expect(await sandbox.ledgerIsSound()).toBe(true);
  },
);

test(
  '[6.03] coins refused after their dialog was closed are reported',
  sweep,
  async ({ context, login, page, sandbox, wallet }) => {
    await login.as('qinghe', '/app/wallet/coins');
    await sandbox.break({ path: '/cw/v1/command/byRequest', kind: 'reset' });
    await sandbox.break({ path: BUY_COINS, kind: 'reset' });
    await wallet.buy('60');
    await page.getByRole('alertdialog').getByRole('button', { name: '先关闭' }).click();
    await expect(page.getByRole('alertdialog')).toBeHidden();
    // This refusal holds for lost copies too. Offline, so that none is sent between the two faults.
    await context.setOffline(true);
    await sandbox.resetOverrides();
    await sandbox.break({ path: BUY_COINS, kind: 'code', code: PLATFORM_ERRORS.ORDER_MOVED_ON.number });
    await context.setOffline(false);
    const packs = page.getByRole('region', { name: '充金币' });
    const refusal = packs.getByText(/订单状态|没有成功/);
    // The pause before a lost command is verified again grows with each failure.
    await expect(refusal).toBeVisible({ timeout: 60_000 });
    await packs.getByRole('button', { name: /^300 / }).click();
    await expect(page.getByRole('alertdialog')).toContainText('300 金币');
    await expect(page.getByRole('alertdialog')).not.toContainText(/订单状态|没有成功/);
  },
);

test(
  '[6.03] an ineligible buyer sees the missing condition and its link before prices',
  sweep,
  async ({ login, page }) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    await login.as('wuhao', '/app/wallet/coins');
    await page.getByRole('button', { name: /^60 / }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('绑定手机号后才能充金币');
    await expect(dialog.getByRole('button', { name: /^支付/ })).toHaveCount(0);
    expect(requestedPaths).toContain('/api/activity/anchorReward/v1/calibratePermissions');
    expect(requestedPaths).not.toContain('/api/activity/gift/v1/buyCoins');
    await dialog.getByRole('button', { name: '去绑定手机号' }).click();
    await expect(page).toHaveURL(/^[^?]*\/app\/me\/profile\?edit=phone/);
    await expect(page.getByRole('dialog', { name: '绑定手机号' }).getByLabel('手机号')).toBeVisible();
  },
);

test('guests read what the wallet is for', sweep, async ({ page }) => {
  await page.goto('/app/wallet/coins');
  await expect(page.getByText('登录后查看', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/entry\/login\?fromPage=%2Fapp%2Fwallet%2Fcoins/);
});

test('failed monthly sums show an error and load when pressed', sweep, async ({ login, page, sandbox }) => {
  await login.as('qinghe', '/app/me');
  await sandbox.break({ path: '/cw/v1/transaction/records', kind: 'status', status: 503 });
  await page.goto('/app/wallet');
  const month = page.getByRole('region', { name: '近 30 天概况' });
  const again = month.getByRole('button', { name: '重试' });
  await expect(again).toBeVisible();
  await sandbox.resetOverrides();
  await again.click();
  await expect(month.getByRole('definition').first()).toHaveText(/\d\.\d\d/);
});
