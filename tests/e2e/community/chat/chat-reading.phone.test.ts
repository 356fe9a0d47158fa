import { expect, sweep, test } from '#tests/e2e/site.ts';

test('on a phone the chat reading mode is chosen at the bottom', sweep, async ({ page, room, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await sandbox.crowd(0);
  await room.openMatch(matchId);
  await expect(room.chat).toBeVisible();
  await sandbox.sendMessage(`m-${matchId}`, { text: '手机上的话', username: '看台路人' });
  const row = room.row('手机上的话');
  const sizeOf = () => row.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  const before = await sizeOf();
  const settings = await room.openReading();
  await settings.getByText('特大', { exact: true }).click();
  await settings.getByRole('switch', { name: '只看主播和房管' }).click();
  await page.getByRole('button', { name: '关闭', exact: true }).click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: '全部显示' }).click();
  await expect(row).toBeVisible();
  await expect.poll(sizeOf).toBeGreaterThan(before);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
