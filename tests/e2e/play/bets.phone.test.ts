import { expect, test } from '../site.ts';

test('[3.10] on a phone the slip is a bar and a keypad sheet', async ({ login, home, page, slip }) => {
  await login.as('beian', '/app/home?scope=early');
  await slip.pricesIn(home.rows, 0).first().click();
  await slip.bar.click();
  const sheet = page.getByRole('dialog', { name: '投注单' });
  await slip.takeAnyPrice();
  await sheet.getByRole('textbox', { name: '投注金额' }).click();
  const pad = sheet.getByRole('group', { name: '数字键盘' });
  for (const key of ['3', '0', '00', '退格', '退格'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  await expect(slip.stake).toHaveValue('30');
  await pad.getByRole('button', { name: '完成' }).click();
  await slip.place.click();
  await expect(slip.placed).toContainText('已受理 ¥30.00');

  await slip.tab('我的注单').click();
  await sheet.getByRole('link', { name: '全部注单和返还怎么算' }).click();
  await expect(page.getByRole('heading', { name: '我的注单' })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});
