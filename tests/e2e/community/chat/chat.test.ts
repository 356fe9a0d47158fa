import { moving } from '#tests/e2e/moving.ts';
import { RoomPage } from '#tests/e2e/pages/room.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

// Most rooms in this file show the animation of their match: next to live video the chat waits for it, which takes seconds
// per message.

test('messages sent in one browser appear in another one', async ({ friend, login, room, sandbox }) => {
  const path = RoomPage.matchPath(await sandbox.liveMatch());
  await login.as('beian', path);
  await friend.login.as('qinghe', path);
  await room.sendMessage('这脚传球像旗鱼');
  await expect(room.row('这脚传球像旗鱼')).toHaveCount(1);
  await expect(friend.room.row('这脚传球像旗鱼')).toHaveCount(1);
  await friend.room.sendMessage('确实，边路又空了');
  await expect(room.row('确实，边路又空了')).toHaveCount(1);
});

test(
  'a message with contact details is refused, and its text stays editable',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await login.as('beian', RoomPage.matchPath(await sandbox.liveMatch(), 'ANIMATION'));
    await room.sendMessage('加微信聊这场');
    await expect(page.getByText('不能发链接或联系方式，删去后再发')).toBeVisible();
    await expect(room.input).toHaveValue('加微信聊这场');
    await room.sendMessage('聊聊这场的旗鱼');
    await expect(room.row('聊聊这场的旗鱼')).toHaveCount(1);
    await expect(room.row('加微信聊这场')).toHaveCount(0);
  },
);

test('[6.01] guests read the chat and are prompted to log in before posting', async ({
  page,
  room,
  sandbox,
}) => {
  const path = RoomPage.matchPath(await sandbox.liveMatch());
  await page.goto(path);
  await expect(room.lines.first()).toBeVisible();
  await page.getByRole('button', { name: '登录后参与聊天' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(`/entry/login?fromPage=${encodeURIComponent(path)}`);
});

test('a scrolled-up list stays in position, and End returns to the newest', async ({ page, room, sandbox }, {
  retry,
}) => {
  const matchId = await sandbox.liveMatch();
  const textOf = (number: number) => `第 ${number} 句，第 ${retry + 1} 回`;
  await sandbox.crowd(0);
  await room.openMatch(matchId, 'ANIMATION');
  // A client that queries a goal it did not see reached posts a message about it into the room: no other message follows
  // that one.
  const goalsAnswered = async () => {
    const { total, open } = await sandbox.calls('gift.goal');
    return total - open;
  };
  await expect.poll(goalsAnswered).toBeGreaterThan(0);
  await sandbox.sendMessage(`m-${matchId}`, { text: textOf(0) });
  await expect(room.row(textOf(0))).toBeVisible();
  await room.chat.hover();
  const fromTop = () => room.chat.evaluate((list) => list.scrollTop);
  await expect.poll(fromTop).toBeGreaterThan(0);
  const before = await fromTop();
  await page.mouse.wheel(0, -600);
  await expect.poll(fromTop).toBeLessThan(before);
  for (let number = 1; number <= 7; number += 1)
    await sandbox.sendMessage(`m-${matchId}`, { text: textOf(number) });
  await expect(room.pill).toContainText('7 条新消息');
  await page.keyboard.press('Tab');
  await room.pill.click();
  await expect(room.row(textOf(7))).toBeInViewport();
  await expect(room.pill).toBeHidden();
});

test('[3.09] the six kinds of message each have their own look', sweep, async ({ page, room, sandbox }) => {
  const matchId = await sandbox.liveMatch(1);
  const roomNo = `m-${matchId}`;
  await sandbox.crowd(0);
  await room.openMatch(matchId, 'ANIMATION');
  await expect(room.chat).toBeVisible();
  const order = {
    orderId: 'o-77',
    categoryName: '全场让球',
    itemName: '主队 -0.5',
    score: '0:0',
    teamLogo: '/art/crest/星港城.svg',
    venueName: '云豹体育',
    odds: '1.88',
    siteId: 5000,
  };
  await sandbox.sendMessage(roomNo, { text: '七号位置拉得真开' });
  await sandbox.sendMessage(roomNo, { content: { msgType: 'order', order } });
  await sandbox.sendMessage(roomNo, {
    content: {
      msgType: 'giftPush',
      giftId: 'g-1',
      name: '哨子',
      url: '/art/gift/哨子.svg',
      svgaUrl: '',
      price: '1',
      count: 1,
      comboId: 'c-77',
      to: '主场',
    },
  });
  await sandbox.sendMessage(roomNo, {
    content: { msgType: 'orderPush', order: { ...order, orderId: 'o-78', itemName: '大 2.5' } },
    type: 1,
  });
  await sandbox.sendMessage(roomNo, { content: { msgType: 'welcome' }, username: '潮间带', level: 2 });
  await sandbox.sendMessage(roomNo, { content: { msgType: 'welcome' }, username: '雪国', level: 9 });
  await expect(room.row('七号位置拉得真开')).toBeVisible();
  await expect(room.row('主队 -0.5')).toBeVisible();
  await expect(room.row('送出 哨子').last()).toBeVisible();
  await expect(room.row('大 2.5').first()).toBeVisible();
  await expect(room.row('来到场边').last()).toBeVisible();
  await sandbox.sendMessage(roomNo, { content: { msgType: 'revertOrderPush', orderId: 'o-78' }, type: 1 });
  await expect(room.row('撤回了注单').last()).toBeVisible();
  // The welcome joins the row of members who entered a moment before, which may be further up.
  const welcomed = room.rows.filter({ hasText: '潮间带' }).filter({ hasText: '进入直播间' });
  await room.chat.hover();
  await expect(async () => {
    if (await welcomed.isHidden()) await page.mouse.wheel(0, -200);
    await expect(welcomed).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('[6.02] a room admin mutes, unmutes and sets slow mode', async ({
  friend,
  login,
  page,
  room,
  sandbox,
  toasts,
}) => {
  const path = RoomPage.matchPath(await sandbox.liveMatch(1), 'ANIMATION');
  await sandbox.crowd(0);
  await login.as('fangguan', path);
  await friend.login.as('qinghe', path);
  await friend.room.sendMessage('大家晚上好');
  await room.row('大家晚上好').locator('..').getByRole('button', { name: '青禾不眠' }).click();
  await page.getByRole('button', { name: '禁言 10 分钟' }).click();
  await expect(friend.room.page.getByText(/^你已被禁言/)).toBeVisible();

  await room.pane('房管').click();
  const muted = page.getByRole('region', { name: '禁言名单' });
  await muted.getByRole('button', { name: '解除' }).click();
  await expect(muted.getByText('没有人被禁言')).toBeVisible();
  const history = page.getByRole('region', { name: '处理记录' });
  await expect(history.getByText(/解除 青禾不眠 的禁言$/)).toBeVisible();
  await page.getByText('5 秒', { exact: true }).click();
  await toasts.waitFor('已保存');
  await expect(friend.room.input).toBeVisible();
  await friend.room.sendMessage('现在好了');
  await expect(friend.room.input).toHaveAttribute('placeholder', /^慢速模式，\d 秒后可发言$/);
  await page.getByText('关', { exact: true }).click();
});

test(
  '[6.06] a room with chat disabled shows it and opens once enabled',
  sweep,
  async ({ page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch(2);
    await sandbox.roomStatus(`m-${matchId}`, -1);
    await room.openMatch(matchId);
    await expect(page.getByText('这个直播间没有开放聊天')).toBeVisible();
    await sandbox.roomStatus(`m-${matchId}`, null);
  },
);

test('a message lost by the network stays listed and is sent once', async ({
  friend,
  login,
  page,
  room,
  sandbox,
}) => {
  const path = RoomPage.matchPath(await sandbox.liveMatch(), 'ANIMATION');
  await friend.room.page.goto(path);
  await login.as('beian', path);
  await expect(room.input).toBeVisible();
  await sandbox.break({ path: '/api/game/chatRoom/v1/app/send', kind: 'reset' });
  await room.sendMessage('门将站位太靠前');
  await expect(page.getByText('等待网络，恢复后自动发送')).toBeVisible();
  await sandbox.resetOverrides();
  await expect(page.getByText('等待网络，恢复后自动发送')).toBeHidden({ timeout: 20_000 });
  await expect(friend.room.row('门将站位太靠前')).toHaveCount(1);
  await expect(room.row('门将站位太靠前')).toHaveCount(1);
});

test('a core that crashes during chat is replaced without gaps or duplicates', async ({
  login,
  page,
  room,
  sandbox,
}) => {
  const matchId = await sandbox.liveMatch(1);
  await sandbox.crowd(0);
  await login.as('beian', RoomPage.matchPath(matchId, 'ANIMATION'));
  await sandbox.sendMessage(`m-${matchId}`, { text: '换人之前' });
  await expect(room.row('换人之前')).toBeVisible();
  const [core] = page.workers();
  await core?.evaluate(() => self.close());
  await sandbox.sendMessage(`m-${matchId}`, { text: '换人之时' });
  await expect(room.row('换人之时')).toHaveCount(1);
  await expect(room.row('换人之前')).toHaveCount(1);
  await room.sendMessage('换人之后');
  await expect(room.row('换人之后')).toHaveCount(1);
});

/** Number of connections that a browser opens to one host for calls without cookies; one more call waits in the queue. */
const CONNECTIONS = 6;
const HUNG_CALLS = CONNECTIONS + 1;

test(
  '[6.01] the chat continues while other calls occupy every connection',
  sweep,
  async ({ page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch(1);
    await sandbox.crowd(0);
    await room.openMatch(matchId, 'ANIMATION');
    await expect(room.lines.first()).toBeVisible();
    await sandbox.break({ path: '/cw/', kind: 'blackHole' });
    await page.evaluate((count) => {
      for (let call = 0; call < count; call += 1)
        void fetch('/cw/v1/withdraw/new', { method: 'POST', credentials: 'omit' }).catch(() => undefined);
    }, HUNG_CALLS);
    await expect
      .poll(async () => (await sandbox.calls('withdraw.new')).open)
      .toBeGreaterThanOrEqual(CONNECTIONS - 1);
    for (const text of ['挂起之后一。', '挂起之后二。', '挂起之后三。']) {
      await sandbox.sendMessage(`m-${matchId}`, { text });
      // Shorter than the time after which the core suspects its line and retries on another one, six seconds at the earliest.
      await expect(room.row(text)).toHaveCount(1, { timeout: 5_000 });
    }
  },
);
