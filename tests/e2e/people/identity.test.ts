import { DepositPage } from '../pages/deposit.ts';
import { IdentityPage } from '../pages/identity.ts';
import { expect, test } from '../site.ts';

test('[P.25] [4.05] an accepted document unlocks amounts and offers own limits', async ({
  deposit,
  entry,
  orderAdmin,
  operator,
  page,
  slip,
}) => {
  const fresh = String(Date.now() % 100_000_000).padStart(8, '0');
  await page.goto(`/entry/register?fromPage=${encodeURIComponent(DepositPage.path)}`);
  await entry.fill(`xian${fresh}`, 'xianmima66', `139${fresh}`);
  await entry.register.click();
  await expect(page.getByText('充值前先核验身份')).toBeVisible();
  await expect(page.getByText('居民身份证正反两面照片，年满 18 周岁')).toBeVisible();
  await expect(deposit.amount).toHaveCount(0);
  await page.goto('/app/wallet/transfer');
  await expect(page.getByText('转入场馆前先核验身份')).toBeVisible();
  await page.goto('/app/home');
  await slip.prices.nth(6).click();
  await slip.bar.click();
  await expect(page.getByText('投注前先核验身份')).toBeVisible();
  await expect(slip.stake).toHaveCount(0);
  await page.getByRole('link', { name: '去核验身份' }).click();

  const identity = new IdentityPage(page);
  await identity.fill({ name: '沈一帆', number: '110105201501010025' });
  await page.reload();
  await expect(identity.name).toHaveValue('沈一帆');
  await expect(identity.number).toHaveValue('');
  for (const side of ['人像面', '国徽面']) await expect(page.getByText(`${side}已上传`)).toBeVisible();
  await identity.number.fill('110105201501010025');
  await identity.submit.click();
  await expect(identity.number).toHaveAccessibleDescription(/你还没有满 18 周岁/);
  await identity.number.fill('110105199003120021');
  await expect(identity.number).toHaveAccessibleDescription(/号码有一位不对/);
  await identity.number.fill('11010519491231002x');
  await identity.submit.click();
  await expect(identity.row('身份证件')).toContainText('审核中');
  await expect(identity.row('身份证件')).toContainText('**************002X');

  await operator.open();
  const row = operator.page
    .getByRole('region', { name: '资料审核' })
    .getByRole('group')
    .filter({ hasText: '沈一帆' });
  await row.getByText('沈一帆').first().click();
  await expect(row.getByRole('img', { name: /人像面/ })).toHaveJSProperty('naturalWidth', 320);
  await row.getByRole('button', { name: '通过' }).click();
  await expect(row).toHaveCount(0);

  await page.goto(DepositPage.path);
  await page.getByRole('textbox', { name: '每天' }).fill('100');
  await deposit.button('设定限额').click();
  await deposit.method(/银行卡转账/).check({ force: true });
  await expect(page.getByText('今天还可充值 ¥100.00')).toBeVisible();
  await expect(page.getByRole('radio', { name: /首存加赠/ })).not.toBeChecked();
  await deposit.amount.fill('100.01');
  await expect(page.getByText('超过你设定的限额，今天还可充值 ¥100.00')).toBeVisible();
  const orderId = await deposit.make(/银行卡转账/, '100');
  await deposit.pay();
  await orderAdmin.happens(orderId, 'credited');
  await page.goto(`${DepositPage.path}?in=USDT`);
  await expect(page.getByText('今天还可充值 ₮0.00')).toBeVisible();
  await expect(page.getByRole('status').getByRole('link', { name: '充值限额' })).toBeVisible();
});
