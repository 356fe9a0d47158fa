import { RoomPage } from '../pages/room.ts';
import { expect, test } from '../site.ts';

test('[2.11] animation, picture and anchor switch in place', async ({ room, page, sandbox }) => {
  await room.openMatch(await sandbox.liveMatch());
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await room.choosePage('动画');
  await expect(page.getByRole('region', { name: /的动画直播$/ })).toBeVisible();
  await expect(page).toHaveURL(/page=ANIMATION/);
  await room.choosePage('主播');
  await expect(page).toHaveURL(/page=ANCHOR/);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await room.choosePage('直播');
  await expect.poll(() => room.played()).toBeGreaterThan(0);
});

test('the picture starts silent, says so, and one tap brings the sound', async ({ room, page, sandbox }) => {
  await room.openMatch(await sandbox.liveMatch());
  const muted = () => room.video.evaluate((element) => element instanceof HTMLVideoElement && element.muted);
  await page.getByRole('button', { name: '点按打开声音' }).click();
  expect(await muted()).toBe(false);
  await page.keyboard.press('m');
  await expect.poll(muted).toBe(true);
});

test('[8.16] another line is one choice away and the picture goes on', async ({ room, page, sandbox }) => {
  await room.openMatch(await sandbox.liveMatch());
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await room.video.hover();
  await page.getByRole('button', { name: /^线路/ }).click();
  await page
    .getByRole('group', { name: '线路' })
    .getByText(/线路二/)
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^线路二/ })).toBeVisible();
  await expect.poll(() => room.played()).toBeGreaterThan(0);
});

test('[8.16] a dead video domain is left for another by itself', async ({ room, sandbox }) => {
  await sandbox.break({ host: 0, media: 'both', fault: { kind: 'reset' } });
  await room.openMatch(await sandbox.liveMatch());
  await expect.poll(() => room.played(), { timeout: 20_000 }).toBeGreaterThan(0);
});

test('[7.14] no video domain is ever sent a token', async ({ room, login, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await login.as('beian', `/app/room/match/${matchId}`);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  expect(await sandbox.tokenLeaks()).toBe(0);
});

test('a room that does not exist says so and leads home', async ({ page }) => {
  await page.goto('/app/room/match/no-such-match');
  await expect(page.getByText('找不到这个直播间')).toBeVisible();
  await page.getByRole('link', { name: '回首页' }).click();
  await expect(page).toHaveURL('/app/home');
});

test('[P.10] [P.23] [2.10] prices change in place, a lock is shown in words, and so is that others may see it earlier', async ({
  page,
  room,
  sandbox,
}) => {
  const matchId = await sandbox.liveMatch();
  await room.openMatch(matchId);
  await expect(room.prices.first()).toBeVisible();
  await sandbox.match(matchId, { goal: 'home' });
  await expect(page.getByRole('link', { name: /别人可能先看到结果/ })).toBeVisible();
  await expect(room.prices.getByRole('button', { name: / 暂停 ?/ }).first()).toBeVisible();
});

test('an answer that lacks a field is shown as wrong, and the room opens once it is right', async ({
  room,
  page,
  sandbox,
}) => {
  await sandbox.break({ path: '/api/game/live/v1/matchDetail', kind: 'malformed' });
  await room.openMatch(await sandbox.liveMatch());
  await expect(page.getByText('内容暂时无法显示，请稍后再试')).toBeVisible();
  await sandbox.resetOverrides();
  await expect(page.getByRole('radio').first()).toBeAttached();
});

test('[3.06] an anchor’s room brings the match of a venue this site has, and none of another', async ({
  page,
  room,
  siteAddress,
}) => {
  const esports = RoomPage.anchorPath('1007');
  await page.goto(esports);
  await expect(page.getByRole('heading', { name: '苏打' })).toBeAttached();
  await expect(room.pane('盘口')).toBeVisible();
  await page.goto(siteAddress(5003, esports));
  await expect(page.getByRole('heading', { name: '苏打' })).toBeAttached();
  await expect(room.pane('聊天')).toBeVisible();
  await expect(room.pane('盘口')).toHaveCount(0);
});

test('[4.01] an anchor who goes away says so, and the picture comes back with them', async ({
  home,
  page,
  room,
  sandbox,
}) => {
  await home.open();
  await home.tab('主播').click();
  await home.anchors('直播').first().click();
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  const anchorRoomId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await sandbox.anchor(anchorRoomId, 2);
  await page.getByRole('button', { name: '刷新画面' }).click();
  await expect(page.getByText('主播暂时离开')).toBeVisible();
  await sandbox.anchor(anchorRoomId, null);
  await expect.poll(() => room.played(), { timeout: 20_000 }).toBeGreaterThan(0);
});
