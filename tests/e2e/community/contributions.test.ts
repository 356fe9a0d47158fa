import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test(
  '[7.14] a gift adds its sender to the room ranking',
  sweep,
  async ({ friend, login, page, room, sandbox }) => {
    const path = RoomPage.matchPath(await sandbox.liveMatch());
    await login.as('xuexian', path);
    await room.sendGift('冠军奖杯');
    await room.pane('贡献榜').click();
    const own = page.getByRole('status', { name: '我' });
    await expect(own).toContainText('雪线以北');
    for (const period of ['今日', '本周', '本场']) {
      await page.getByText(period, { exact: true }).click();
      await expect(page.getByRole('list', { name: '贡献榜' })).toContainText('雪线以北');
      await expect(own).toContainText(/距第 \d+ 名 [\d,]+ 金币|现在是第一名/);
    }

    await friend.page.goto(path);
    await friend.room.pane('贡献榜').click();
    await expect(friend.page.getByRole('list', { name: '贡献榜' })).toContainText('雪线以北');
    const board = friend.page.getByRole('tabpanel', { name: '贡献榜' });
    await board.getByRole('button', { name: '登录' }).click();
    await expect(friend.page).toHaveURL(/\/entry\/login\?fromPage=/);
  },
);

test(
  'a top supporter wears the anchor’s badge in chat and card',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await sandbox.crowd(0);
    await login.as('xuexian', RoomPage.anchorPath(await sandbox.liveAnchor()));
    await room.sendGift('助威喇叭');
    await room.sendMessage('这个牌子我戴上了');
    const line = room.lines.filter({ hasText: '这个牌子我戴上了' }).last();
    await expect(line.getByRole('img', { name: /的粉丝，\d+ 级$/ })).toBeVisible();
    await line.getByRole('button', { name: '雪线以北' }).click();
    await expect(page.getByRole('dialog').getByText(/的粉丝，\d+ 级$/)).toBeVisible();
  },
);
