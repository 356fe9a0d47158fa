import { moving } from '#tests/e2e/moving.ts';
import { RoomPage } from '#tests/e2e/pages/room.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

test.beforeEach(async ({ sandbox }) => sandbox.crowd(0));

test(
  'danmaku settings are set in the player and survive a reload',
  sweep,
  async ({ page, room, sandbox }) => {
    await room.openMatch(await sandbox.liveMatch(), 'LIVE');
    const settings = await room.openDanmakuSettings();
    await settings.getByRole('radio', { name: '3/4 屏' }).check({ force: true });
    await settings.getByRole('radio', { name: '特大' }).check({ force: true });
    await settings.getByRole('switch', { name: '固定弹幕' }).click();
    await page.reload();
    await room.openDanmakuSettings();
    await expect(settings.getByRole('radio', { name: '3/4 屏' })).toBeChecked();
    await expect(settings.getByRole('radio', { name: '特大' })).toBeChecked();
    await expect(settings.getByRole('switch', { name: '固定弹幕' })).not.toBeChecked();
  },
);

test('a blocked word removes danmaku in flight and can be unblocked', sweep, async ({ room, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await room.hasDanmakuOfElements();
  await room.openMatch(matchId, 'LIVE');
  await expect.poll(() => room.played()).toBeGreaterThan(1);
  await room.danmakuAreThere();
  const settings = await room.openDanmakuSettings();
  await settings.getByRole('tab', { name: '屏蔽' }).click();
  await settings.getByRole('textbox', { name: '屏蔽词' }).fill('看盘');
  await sandbox.sendMessage(`m-${matchId}`, { text: '加我看盘，稳赚不赔' });
  await expect(room.flying('加我看盘，稳赚不赔')).toHaveCount(1);
  await settings.getByRole('button', { name: '添加' }).click();
  await expect(room.flying('加我看盘，稳赚不赔')).toHaveCount(0, { timeout: 2_000 });
  await expect(room.row('加我看盘')).toHaveCount(0);
  await sandbox.sendMessage(`m-${matchId}`, { text: '看盘的又来了' });
  await sandbox.sendMessage(`m-${matchId}`, { text: '角球机会' });
  await expect(room.row('角球机会')).toHaveCount(1);
  await expect(room.row('看盘的又来了')).toHaveCount(0);
  await settings.getByRole('button', { name: '不再屏蔽 看盘' }).click();
  await expect(room.row('看盘的又来了')).toHaveCount(1);
});

test('a member’s message appears as danmaku once accepted', async ({ login, room, sandbox }) => {
  await room.hasDanmakuOfElements();
  await login.as('beian', RoomPage.matchPath(await sandbox.liveMatch(), 'LIVE'));
  await expect.poll(() => room.played()).toBeGreaterThan(1);
  await room.danmakuAreThere();
  await sandbox.break({ path: '/api/game/chatRoom/v1/app/send', kind: 'latency', ms: 3_000 });
  await room.sendMessage('这球必须进');
  await expect(room.chat.getByText('发送中')).toBeVisible();
  expect(await room.flying('这球必须进').count()).toBe(0);
  await expect(room.flying('这球必须进')).toHaveCSS('box-shadow', /inset/);
  await expect(room.chat.getByText('发送中')).toHaveCount(0);
});

test(
  'hovering over a danmaku shows its sender, who can be blocked',
  sweep,
  async ({ page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await room.hasDanmakuOfElements();
    await room.openMatch(matchId, 'LIVE');
    await expect.poll(() => room.played()).toBeGreaterThan(1);
    await room.danmakuAreThere();
    await sandbox.sendMessage(`m-${matchId}`, { text: '这脚传球像旗鱼' });
    await expect(room.flying('这脚传球像旗鱼')).toHaveCount(1);
    await room.pointAt('这脚传球像旗鱼');
    const menu = page.getByRole('toolbar', { name: /的弹幕：这脚传球像旗鱼$/ });
    await expect(menu.getByRole('button', { name: '复制' })).toBeVisible();
    await menu.getByRole('button', { name: '屏蔽此人' }).click();
    await expect(menu).toHaveCount(0);
    await expect(room.flying('这脚传球像旗鱼')).toHaveCount(0, { timeout: 2_000 });
    await expect(room.row('这脚传球像旗鱼')).toHaveCount(0);
    await page.getByRole('button', { name: '撤销' }).click();
    await expect(room.row('这脚传球像旗鱼')).toHaveCount(1);
  },
);
