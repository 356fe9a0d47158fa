import { RoomPage } from '#tests/e2e/pages/room.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

const gift = (comboId: string) => ({
  username: '橘子汽水',
  content: {
    msgType: 'giftPush',
    giftId: 'g-1',
    name: '哨子',
    url: '/art/gift/哨子.svg',
    svgaUrl: '',
    price: '1',
    count: 1,
    comboId,
    to: '主场',
  },
});

test(
  'the chat reading mode is stored per member and survives a reload',
  sweep,
  async ({ friend, login, page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    const [roomNo, path] = [`m-${matchId}`, RoomPage.matchPath(matchId, 'ANIMATION')];
    await sandbox.crowd(0);
    await login.as('beian', path);
    await expect(room.input).toBeVisible();
    await sandbox.sendMessage(roomNo, { text: '压上去吧', username: '看台路人' });
    await sandbox.sendMessage(roomNo, gift('c-reading-1'));
    await expect(room.row('送出 哨子').last()).toBeVisible();

    const settings = await room.openReading();
    const row = room.row('压上去吧');
    const sizeOf = () => row.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const before = await sizeOf();
    await settings.getByText('特大', { exact: true }).click();
    await expect.poll(sizeOf).toBeGreaterThan(before);
    await settings.getByRole('switch', { name: '显示发言时间' }).click();
    await expect(room.line('压上去吧').getByRole('time')).toHaveText(/^\d\d:\d\d$/);
    await settings.getByRole('switch', { name: '隐藏礼物消息' }).click();
    await expect(room.row('送出 哨子')).toHaveCount(0);
    await expect(page.getByText(/^阅读设置已隐藏 \d+ 条消息$/)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.reload();
    await expect(row).toBeVisible();
    await expect.poll(sizeOf).toBeGreaterThan(before);
    await expect(room.row('送出 哨子')).toHaveCount(0);

    await friend.login.as('qinghe', path);
    await expect(friend.room.row('送出 哨子').last()).toBeVisible();

    await page.getByRole('button', { name: '全部显示' }).click();
    await expect(room.row('送出 哨子').last()).toBeVisible();
  },
);

test(
  'only the anchor and admins are shown until the filter is removed',
  sweep,
  async ({ page, room, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await sandbox.crowd(0);
    await room.openMatch(matchId, 'ANIMATION');
    await expect(room.chat).toBeVisible();
    await sandbox.sendMessage(`m-${matchId}`, { text: '看台上的话', username: '看台路人' });
    await sandbox.sendMessage(`m-${matchId}`, { text: '解说席的话', username: '阿泽说球', type: 1 });
    await expect(room.row('看台上的话')).toBeVisible();
    const settings = await room.openReading();
    await settings.getByRole('switch', { name: '只看主播和房管' }).click();
    await expect(room.row('看台上的话')).toHaveCount(0);
    await expect(room.row('解说席的话')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '全部显示' }).click();
    await expect(room.row('看台上的话')).toBeVisible();
  },
);

test('the way the chat is read is chosen in full screen, too', sweep, async ({ page, room, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await sandbox.crowd(0);
  await room.openMatch(matchId);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await room.video.hover();
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await room.video.hover();
  await page.getByRole('button', { name: '全屏聊天' }).click();
  const chat = page.getByRole('complementary', { name: '全屏聊天' });
  await sandbox.sendMessage(`m-${matchId}`, { text: '满屏时看台上的话', username: '看台路人' });
  await expect(chat.getByText('满屏时看台上的话')).toBeVisible();
  await chat.getByRole('button', { name: '阅读设置' }).click();
  const settings = page.getByRole('dialog', { name: '阅读设置' });
  await settings.getByRole('switch', { name: '只看主播和房管' }).click();
  await expect(chat.getByText('满屏时看台上的话')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chat.getByRole('button', { name: '全部显示' }).click();
  await expect(chat.getByText('满屏时看台上的话')).toBeVisible();
});
