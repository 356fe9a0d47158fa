import { expect, sweep, test } from '../site.ts';

/** Wallet forms that take an amount, with the label of their field. */
const FORMS = {
  '/app/wallet/transfer': '金额',
  '/app/wallet/treasury': '金额',
  '/app/wallet/exchange': '兑换金额',
  '/app/wallet/withdraw': '提现金额',
} as const;

test('[7.10] the treasury’s form names the limits of its configuration', sweep, async ({ login, page }) => {
  await login.as('beian', '/app/wallet/treasury');
  const field = page.getByRole('main').getByRole('textbox', { name: '金额', exact: true });
  await field.fill('0.50');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/单笔转入最少 ¥1\.00/);
  await expect(page.getByText('单笔转入最少 ¥1.00，余额宝最多存放 ¥1,000,000.00。')).toBeVisible();
});

test('[5.08] an invalid amount stays as typed with its error, and is refused', async ({ login, page }) => {
  await login.as('beian', '/app/wallet/transfer');
  for (const [address, name] of Object.entries(FORMS)) {
    await page.goto(address);
    const field = page.getByRole('main').getByRole('textbox', { name, exact: true });
    await field.pressSequentially('1e5');
    await expect(field, address).toHaveValue('1e5');
    await expect(field, address).toHaveAccessibleDescription(/金额只能用数字和一个小数点/);
    await field.press('Enter');
    await expect(page.getByRole('alertdialog'), address).toHaveCount(0);
    await expect(page.getByRole('dialog'), address).toHaveCount(0);
    await field.fill('1,000');
    await expect(field, address).toHaveValue('1000');
    await expect(field, address).not.toHaveAccessibleDescription(/金额/);
  }
});
