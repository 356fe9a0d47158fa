import { EntryPage } from '../pages/entry.ts';
import { expect, test } from '../site.ts';

test('[1.02] a friend registers by invitation, and the inviter sees the progress', async ({
  friend,
  login,
  page,
  request,
}, { retry }) => {
  await login.as('xuexian', '/app/me/invite');
  const link = await page.getByText(/\/r\/[A-Z0-9]{6}$/).textContent();
  const code = link?.split('/').at(-1) ?? '';
  await expect(page.getByRole('img', { name: /雪线以北 邀请你来看球/ })).toHaveJSProperty(
    'naturalWidth',
    720,
  );

  const entry = new EntryPage(friend.page, request);
  await friend.page.goto(`/r/${code}?fromPage=%2Fapp%2Fnews`);
  await expect(friend.page.getByLabel('邀请码')).toHaveValue(code);
  await expect(friend.page.getByText('来自 雪线以北 的邀请')).toBeVisible();
  await entry.fill(`受邀球迷${retry}`, 'kan2026tai', `133 7777 000${retry}`);
  await entry.register.click();
  await expect(friend.page).toHaveURL('/app/news');

  await page.reload();
  const records = page.getByRole('region', { name: '邀请记录' });
  await expect(records).toContainText(/球\*\*\*\d/);
  await expect(records).toContainText('充值 ¥0.00 / ¥100.00，有效投注 ¥0.00 / ¥2,000.00');
  await page.goto('/app/messages');
  await expect(page.getByRole('main')).toContainText('好友已通过你的邀请注册');
});
