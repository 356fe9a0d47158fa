import { RoomPage } from '#tests/e2e/pages/room.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test('a notice stays folded for its viewer until the next one', sweep, async ({ page, room, sandbox }) => {
  const anchorRoomId = await sandbox.liveAnchor();
  const roomNo = `a-${anchorRoomId}`;
  await page.goto(`/app/room/anchor/${anchorRoomId}`);
  await expect(room.chat).toBeVisible();
  await sandbox.notice(roomNo, '今晚的第一条公告');
  const notice = page.getByRole('region', { name: '平台公告' });
  await expect(notice).toContainText('今晚的第一条公告');
  await notice.getByRole('button', { name: '收起公告' }).click();
  await page.reload();
  await expect(notice.getByRole('button', { name: '展开公告' })).toBeVisible();
  await sandbox.notice(roomNo, '今晚的第二条公告');
  await expect(notice).toContainText('今晚的第二条公告');
  await expect(notice.getByRole('button', { name: '收起公告' })).toBeVisible();
  await sandbox.notice(roomNo, '');
  await expect(notice).toBeHidden();
});

test(
  '[6.02] pinning and removing a notice by an admin is logged',
  sweep,
  async ({ friend, login, page, room, sandbox, toasts }) => {
    const path = RoomPage.matchPath(await sandbox.liveMatch(1));
    await friend.page.goto(path);
    await login.as('fangguan', path);
    await room.pane('房管').click();
    await page.getByRole('textbox', { name: '公告' }).fill('文明观赛，别刷屏');
    await page.getByRole('button', { name: '发布公告' }).click();
    await toasts.waitFor('公告已发布');
    const seen = friend.page.getByRole('region', { name: '房管公告' });
    await expect(seen).toContainText('文明观赛，别刷屏');
    await page.getByRole('button', { name: '撤下公告' }).click();
    await expect(seen).toBeHidden();
    const history = page.getByRole('region', { name: '处理记录' }).getByRole('listitem');
    await expect(history.nth(0)).toContainText('撤下公告');
    await expect(history.nth(1)).toContainText('发布公告：文明观赛，别刷屏');
  },
);
