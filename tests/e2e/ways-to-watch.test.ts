import { expect, test } from './site.ts';

test('a question mark lists the keys of the room, but not while one writes', async ({
  login,
  page,
  room,
  sandbox,
}) => {
  await login.as('beian', `/app/room/match/${await sandbox.liveMatch()}`);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
  await room.input.press('?');
  await expect(room.input).toHaveValue('?');
  await expect(sheet).toBeHidden();
  await room.input.clear();
  await room.video.hover();
  await page.getByRole('button', { name: '刷新画面' }).focus();
  await page.keyboard.press('?');
  await expect(sheet.getByRole('definition').filter({ hasText: '空格' })).toBeVisible();
  await expect(sheet.getByRole('term')).toContainText(['播放或暂停', '静音或打开声音']);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});

test('[2.09] a guest who is asked to log in may go on watching', async ({ page, room, sandbox }) => {
  const path = `/app/room/match/${await sandbox.liveMatch()}`;
  await page.goto(path);
  await room.gifts.getByRole('button', { name: '登录后送礼' }).click();
  const prompt = page.getByRole('alertdialog', { name: '请先登录' });
  await prompt.getByRole('button', { name: '继续观看' }).click();
  await expect(prompt).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
});
