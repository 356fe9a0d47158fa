import { AssetsPage } from '../pages/assets.ts';
import { LoginPage } from '../pages/login.ts';
import { expect, sweep, test } from '../site.ts';

const COMMAND_STATUS_PATH = '/cw/v1/command/byRequest';

test('[3.05] an exchange with a lost response is verified and executed once', async ({
  login,
  page,
  sandbox,
}) => {
  const assets = new AssetsPage(page);
  await login.as('fangguan', '/app/wallet');
  const before = await assets.part('中心钱包');
  await page.goto('/app/wallet/exchange');
  await sandbox.break({ path: COMMAND_STATUS_PATH, kind: 'reset' });
  await sandbox.break({ path: '/cw/v1/virtual/exchange', kind: 'truncate' });
  await page.getByLabel('兑换金额').fill('10');
  await page.getByRole('button', { name: '兑换 ¥10.00' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '兑换 ¥10.00' }).click();
  const verifying = page.getByRole('region', { name: '核实中' });
  await expect(verifying).toContainText('兑换 ¥10.00');
  await expect(page.getByLabel('兑换金额')).not.toBeEditable();
  await page.reload();
  await expect(verifying).toContainText('兑换 ¥10.00');
  await sandbox.resetOverrides();
  await expect(page.getByText('兑换 ¥10.00，已完成')).toBeVisible();
  await page.goto('/app/wallet');
  await expect.poll(() => assets.part('中心钱包')).toBe(before - 10_00n);
  expect(await sandbox.ledgerIsSound()).toBe(true);
});

test(
  '[4.05] a transfer under verification leaves the next member’s money unchanged',
  sweep,
  async ({ context, login, page, sandbox }) => {
    await login.as('qinghe', '/app/wallet');
    const before = await new AssetsPage(page).part('中心钱包');
    await page.goto('/app/me');
    await login.out();
    await login.as('xuexian', '/app/wallet/transfer?venue=LJTY');
    const assets = new AssetsPage(page);
    await sandbox.break({ path: COMMAND_STATUS_PATH, kind: 'reset' });
    await sandbox.break({ path: '/cg/v1/transfer', kind: 'reset' });
    await assets.amount.fill('61.01');
    await page.getByRole('button', { name: '转入 ¥61.01' }).click();
    await expect(page.getByRole('region', { name: '核实中' })).toContainText('转入场馆 ¥61.01');
    await expect(assets.amount).not.toBeEditable();
    await expect(page.getByRole('button', { name: '转入 ¥61.01' })).toHaveAttribute('aria-busy', 'true');

    const other = await context.newPage();
    await other.goto('/app/me');
    const loginThere = new LoginPage(other);
    await loginThere.out();
    await loginThere.as('qinghe', '/app/wallet');
    await expect(page.getByRole('region', { name: '核实中' })).toHaveCount(0);
    const assetsResponse = other.waitForResponse(
      (answer) => new URL(answer.url()).pathname === '/cg/v1/totalAssets',
    );
    await sandbox.resetOverrides();
    await other.reload();
    await assetsResponse;
    await expect.poll(() => new AssetsPage(other).part('中心钱包')).toBe(before);
    expect(await sandbox.ledgerIsSound()).toBe(true);
  },
);
