import { expect, test } from './site.ts';

test('[6.03] coins are bought from the centre wallet, once, and stand in the records', async ({
  login,
  page,
  sandbox,
  wallet,
}) => {
  await login.as('qinghe', '/app/wallet/coins');
  const coins = wallet.balances.locator('b').nth(1);
  const before = Number(((await coins.textContent()) ?? '').replace(/\D/g, ''));
  await wallet.buy('300');
  await expect(page.getByText('已到账 300 金币')).toBeVisible();
  await expect(coins).toHaveText((before + 300).toLocaleString('en'));
  await expect(wallet.records.first()).toContainText('购买金币');
  await expect(wallet.records.first()).toContainText('+300');
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test('a purchase whose answer was lost is not paid twice when tried again', async ({
  login,
  page,
  sandbox,
  wallet,
}) => {
  await login.as('qinghe', '/app/wallet/coins');
  const balance = wallet.balances.locator('b').first();
  const before = (await balance.textContent()) ?? '';
  await sandbox.break({ path: '/api/activity/gift/v1/buyCoins', fault: 'truncate', times: 1 });
  await wallet.buy('60');
  await page.getByRole('alertdialog').getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('已到账 60 金币')).toBeVisible();
  const paid =
    Number(before.replace(/,/g, '')) - Number(((await balance.textContent()) ?? '').replace(/,/g, ''));
  expect(paid).toBeCloseTo(6, 5);
});

test('guests are told what the wallet is for', async ({ page }) => {
  await page.goto('/app/wallet/coins');
  await expect(page.getByText('登录后查看钱包')).toBeVisible();
  await page.getByRole('link', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/entry\/login\?fromPage=%2Fapp%2Fwallet%2Fcoins/);
});
