import { moving } from './moving.ts';
import { RoomPage } from './pages/room.ts';
import { expect, test } from './site.ts';

test.use(moving);

test('[3.10] [4.10] an open bet is shown in the room of its match from the list of bets, and taken back there', async ({
  login,
  page,
  room,
  sandbox,
  toasts,
}) => {
  await sandbox.crowd(0);
  await login.as('xuexian', RoomPage.matchPath(await sandbox.liveMatch(1), 'ANIMATION'));
  await expect(room.chat).toBeVisible();
  const [match = ''] = (await page.title()).split(' · ');
  await room.pane('注单').click();
  const bet = page.getByRole('article').filter({ hasText: match }).filter({ hasText: '分享' }).first();
  await bet.getByRole('button', { name: /^把 .* 分享到直播间$/ }).click();
  await toasts.say(`${match} 的直播间`);
  await expect(room.row('推送了注单').last()).toBeVisible();
  await bet.getByRole('button', { name: /^撤回 .* 的分享$/ }).click();
  await expect(room.row('撤回了注单').last()).toBeVisible();
  await expect(bet.getByRole('button', { name: /^把 .* 分享到直播间$/ })).toBeVisible();
});
