import { moving } from '../moving.ts';
import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test.use(moving);

test(
  '[7.14] a gift advances the room goal, which all viewers see reached',
  sweep,
  async ({ friend, login, page, room, sandbox }) => {
    await sandbox.crowd(0);
    const anchor = await sandbox.liveAnchor();
    await sandbox.goal(anchor, { title: '赛后连线一位观众', target: 600 });
    const path = RoomPage.anchorPath(anchor);
    await friend.page.goto(path);
    await login.as('xuexian', path);
    const goal = page.getByRole('region', { name: '本场礼物目标' });
    const bar = page.getByRole('progressbar', { name: '本场礼物目标：赛后连线一位观众' });
    await expect(bar).toHaveAttribute('aria-valuetext', '已有 0 金币，目标 600 金币');
    await room.sendGift('冠军奖杯');
    await expect(bar).toHaveAttribute('aria-valuetext', '已有 520 金币，目标 600 金币');
    await expect(goal).toContainText('你贡献了 100%');
    await expect(friend.page.getByRole('region', { name: '本场礼物目标' })).not.toContainText('你贡献');
    await room.sendGift('战靴');
    for (const viewerPage of [page, friend.page]) {
      await expect(viewerPage.getByRole('status').filter({ hasText: '本场礼物目标达成' })).toBeVisible();
    }
    await expect(goal).toContainText('708 / 1,200');
    await expect(room.row('本场礼物目标达成：赛后连线一位观众')).toBeVisible();
    await sandbox.goal(anchor, null);
  },
);
