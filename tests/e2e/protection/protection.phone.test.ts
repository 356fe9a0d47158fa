import { expect, sweep, test } from '../site.ts';

test(
  '[P.08] [P.17] on a phone the reminder covers the slip and offers a break',
  sweep,
  async ({ home, login, page, sandbox, slip }) => {
    await login.as('beian', '/app/home?scope=early');
    await slip.pricesIn(home.rows, 0).first().click();
    await slip.bar.click();
    await slip.quick('50').click();
    await sandbox.account('beian', { playedMinutes: 60 });
    await slip.submit();
    const reminder = page.getByRole('alertdialog', { name: '你已经玩了 60 分钟' });
    await expect(reminder).toBeVisible();
    await page.touchscreen.tap(5, 5);
    await reminder.getByRole('button', { name: '休息一下' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '休息一段时间' })).toBeVisible();
    await page.getByRole('button', { name: '休息 24 小时', exact: true }).click();
    await expect(page.getByText(/正在休息，到 .+。可以改得更久/)).toBeVisible();
    await page.goto('/app/wallet/deposit');
    await expect(page.getByRole('heading', { level: 1, name: /正在休息，到 / })).toBeVisible();
  },
);

test('[P.01] [P.29] on a phone money pages show the balance, and rooms the helpline', async ({
  frame,
  login,
  page,
  sandbox,
}) => {
  await login.as('beian', '/app/me');
  const room = `/app/room/match/${await sandbox.liveMatch()}`;
  for (const path of ['/app/safer/limits', '/app/activity/guess', room]) {
    await page.goto(path);
    await expect(frame.balance).toContainText('12,860.45');
  }
  await expect(page.getByRole('link', { name: '求助热线' })).toBeVisible();
  await page.getByRole('button', { name: '隐藏余额' }).click();
  await expect(frame.balance).toContainText('已隐藏');
  await page.goto('/app/activity/wheel');
  await expect(frame.balance).toContainText('已隐藏');
  await page.getByRole('button', { name: '显示余额' }).click();
  await expect(frame.balance).toContainText('12,860.45');
});
