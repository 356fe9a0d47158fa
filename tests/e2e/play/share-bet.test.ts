import { moving } from '../moving.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

test(
  '[3.10] [4.10] an open bet is shared into the room and withdrawn there',
  sweep,
  async ({ login, page, room, sandbox, toasts }) => {
    await sandbox.crowd(0);
    await login.as('xuexian');
    let match = '';
    let bet = page.getByRole('article');
    // On an almost decided match the member has no bet.
    for (const matchId of (await sandbox.castMatches()).slice(1)) {
      await page.goto(RoomPage.matchPath(matchId, 'ANIMATION'));
      await expect(room.chat).toBeVisible();
      match = (await page.title()).split(' · ')[0] ?? '';
      await room.pane('注单').click();
      await page.getByRole('article').first().waitFor();
      bet = page.getByRole('article').filter({ hasText: match }).filter({ hasText: '分享' }).first();
      if (await bet.isVisible()) break;
    }
    await bet.getByRole('button', { name: /^把 .* 分享到直播间$/ }).click();
    await toasts.waitFor(`${match} 的直播间`);
    await expect(room.row('推送了注单').last()).toBeVisible();
    await bet.getByRole('button', { name: /^撤回分享：/ }).click();
    await expect(room.row('撤回了注单').last()).toBeVisible();
    await expect(bet.getByRole('button', { name: /^把 .* 分享到直播间$/ })).toBeVisible();
  },
);
