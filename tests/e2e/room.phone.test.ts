import { RoomPage } from './pages/room.ts';
import { expect, test } from './site.ts';

test('on a phone picture, chat, prices and gifts share one hand', async ({ login, page, room, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await login.as('xuexian', RoomPage.matchPath(matchId));
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await expect(room.lines.first()).toBeVisible();

  await room.pane('盘口').click();
  await expect(room.prices.first()).toBeVisible();
  await room.pane('数据').click();
  await page.getByRole('radio', { name: '往绩' }).check({ force: true });
  await expect(page.getByRole('heading', { name: '交锋记录' })).toBeVisible();
  await page.getByRole('tab', { name: '聊天' }).click();

  await page.getByRole('button', { name: '礼物' }).click();
  await room.give('冠军奖杯');
  await page.getByRole('button', { name: '关闭礼物面板' }).click();
  await expect(room.row('送出 冠军奖杯').first()).toBeVisible();

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL('/app/home');
});
