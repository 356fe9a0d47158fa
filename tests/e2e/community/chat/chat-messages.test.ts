import { RoomPage } from '#tests/e2e/pages/room.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

/** Name that no member of these tests has. */
const PASSER_BY = '看台路人';
/** Path of a room without live video, which the chat would wait for. */
const pathOf = (matchId: string) => RoomPage.matchPath(matchId, 'ANIMATION');

test(
  'a like is counted for all members and survives a reload',
  sweep,
  async ({ friend, login, page, room, sandbox, toasts }) => {
    const matchId = await sandbox.liveMatch();
    const path = pathOf(matchId);
    const message = '这脚外脚背像旗鱼摆尾';
    await sandbox.crowd(0);
    await login.as('beian', path);
    await friend.login.as('qinghe', path);
    await expect(friend.room.chat).toBeVisible();
    await sandbox.sendMessage(`m-${matchId}`, { text: message, username: PASSER_BY });
    const card = await room.openCard(PASSER_BY, message);
    await card.getByRole('button', { name: '点赞' }).click();
    await toasts.waitFor('已点赞');
    await expect(room.line(message).getByRole('img', { name: '1 个赞，包括你' })).toBeVisible();
    await expect(friend.room.line(message).getByRole('img', { name: '1 个赞', exact: true })).toBeVisible();

    await page.reload();
    await expect(room.line(message).getByRole('img', { name: '1 个赞，包括你' })).toBeVisible();
    const again = await room.openCard(PASSER_BY, message);
    await expect(again.getByRole('button', { name: '已点赞' })).toBeDisabled();
  },
);

test(
  'a reply shows the quoted message and links back to it',
  sweep,
  async ({ login, page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await sandbox.crowd(0);
    await login.as('beian', pathOf(matchId));
    await expect(room.input).toBeVisible();
    await sandbox.sendMessage(`m-${matchId}`, { text: '换下七号是不是早了', username: PASSER_BY });
    const card = await room.openCard(PASSER_BY, '换下七号是不是早了');
    await card.getByRole('button', { name: '回复' }).click();
    await expect(page.getByText(`回复 ${PASSER_BY}`)).toBeVisible();
    await expect(room.input).toBeFocused();
    // A room accepts thirty messages per quarter second.
    for (let number = 1; number <= 25; number += 1) {
      await sandbox.sendMessage(`m-${matchId}`, { text: `后来的第 ${number} 句`, username: PASSER_BY });
    }
    await room.sendMessage('体能到了，换得对');
    const answer = room.rows.filter({ hasText: '体能到了，换得对' });
    const quote = answer.getByRole('button', { name: `回复 ${PASSER_BY}：换下七号是不是早了` });
    await expect(quote).toBeVisible();
    await expect(page.getByRole('button', { name: '不回复了' })).toBeHidden();
    await expect(room.row('后来的第 25 句')).toBeVisible();
    const answered = room.rows.filter({ hasText: '换下七号是不是早了', hasNotText: '体能到了，换得对' });
    await expect(answered).not.toBeInViewport();
    await quote.click();
    await expect(answered).toBeInViewport();
  },
);

test('a copied message has its original text', sweep, async ({ context, page, room, sandbox, toasts }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const matchId = await sandbox.liveMatch();
  await sandbox.crowd(0);
  await page.goto(pathOf(matchId));
  await expect(room.chat).toBeVisible();
  await sandbox.sendMessage(`m-${matchId}`, { text: '边路又空了 [鼓掌]', username: PASSER_BY });
  const card = await room.openCard(PASSER_BY, '边路又空了');
  await card.getByRole('button', { name: '复制' }).click();
  await toasts.waitFor('已复制');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('边路又空了 [鼓掌]');
});

test(
  '[6.02] a reported message is removed by admins for all viewers',
  sweep,
  async ({ friend, login, page, room, sandbox, toasts }) => {
    const matchId = await sandbox.liveMatch(1);
    const path = pathOf(matchId);
    const message = '看个球还能赚零花的来问';
    await sandbox.crowd(0);
    await login.as('beian', path);
    await friend.login.as('fangguan', path);
    await expect(friend.room.input).toBeVisible();
    await sandbox.sendMessage(`m-${matchId}`, { text: message, username: PASSER_BY });
    const card = await room.openCard(PASSER_BY, message);
    await card.getByRole('button', { name: '举报' }).click();
    await card.getByRole('button', { name: '广告' }).click();
    await toasts.waitFor('已举报');

    await friend.room.pane('房管').click();
    const report = friend.page.getByRole('listitem').filter({ hasText: message });
    await expect(report).toContainText('北岸的风 等 1 人举报：广告');
    await report.getByRole('button', { name: '撤回消息' }).click();
    await expect(friend.page.getByText('没有待处理的举报')).toBeVisible();
    await expect(room.row('消息已撤回')).toBeVisible();
    await expect(page.getByText(message)).toHaveCount(0);
  },
);

test(
  '[6.02] a message withdrawn by an admin disappears for current and later viewers',
  sweep,
  async ({ friend, login, room, sandbox, toasts }) => {
    const matchId = await sandbox.liveMatch(1);
    const path = pathOf(matchId);
    const message = '这句马上就会被收走';
    await sandbox.crowd(0);
    await login.as('fangguan', path);
    await friend.page.goto(path);
    await expect(friend.room.chat).toBeVisible();
    await sandbox.sendMessage(`m-${matchId}`, { text: message, username: PASSER_BY });
    await expect(friend.room.row(message)).toBeVisible();
    const card = await room.openCard(PASSER_BY, message);
    await card.getByRole('button', { name: '撤回这条' }).click();
    await toasts.waitFor('已撤回');
    await expect(friend.room.row('消息已撤回')).toBeVisible();
    await expect(friend.room.row(message)).toHaveCount(0);
    await friend.page.reload();
    await expect(friend.room.row('消息已撤回')).toBeVisible();
    await expect(friend.room.row(message)).toHaveCount(0);
    await expect(room.row(message)).toHaveCount(0);
  },
);
