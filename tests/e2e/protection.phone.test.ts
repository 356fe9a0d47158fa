import { expect, test } from './site.ts';

test('[P.08] [P.17] on a phone the reminder stays over the slip, and leads to a break that begins with one press', async ({
  home,
  login,
  page,
  sandbox,
  slip,
}) => {
  await login.as('beian', '/app/home?scope=early');
  await slip.pricesIn(home.rows, 0).first().click();
  await slip.bar.click();
  await slip.quick('50').click();
  await sandbox.account('beian', { playedMinutes: 60 });
  await slip.place.click();
  const reminder = page.getByRole('alertdialog', { name: '你已经玩了 60 分钟' });
  await expect(reminder).toBeVisible();
  await page.touchscreen.tap(5, 5);
  await reminder.getByRole('button', { name: '休息一下' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '休息一段时间' })).toBeVisible();
  await page.getByRole('button', { name: '休息 24 小时', exact: true }).click();
  await expect(page.getByText(/正在休息，到 .+。可以改得更久/)).toBeVisible();
  await page.goto('/app/wallet/deposit');
  await expect(page.getByRole('heading', { level: 1, name: /正在休息，到 / })).toBeVisible();
});
