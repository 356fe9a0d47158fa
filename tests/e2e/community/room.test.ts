import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test('[2.11] animation, video and anchor switch in place', async ({ room, page, sandbox }) => {
  await sandbox.advanceToEvening();
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

test('the video starts muted, shows it, and unmutes with one tap', sweep, async ({ room, page, sandbox }) => {
  await room.openMatch(await sandbox.liveMatch());
  const muted = () => room.video.evaluate((element) => element instanceof HTMLVideoElement && element.muted);
  await page.getByRole('button', { name: '点按打开声音' }).click();
  expect(await muted()).toBe(false);
  await page.keyboard.press('m');
  await expect.poll(muted).toBe(true);
});

test(
  '[8.16] the line is switched with one choice, and the video continues',
  sweep,
  async ({ room, page, sandbox }) => {
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
  },
);

test('[8.16] a dead video domain is left for another by itself', async ({ room, sandbox }) => {
  await sandbox.break({ host: 0, media: 'both', fault: { kind: 'reset' } });
  await room.openMatch(await sandbox.liveMatch());
  await expect.poll(() => room.played(), { timeout: 20_000 }).toBeGreaterThan(0);
});

test('[7.14] no video domain receives a token', sweep, async ({ room, login, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await login.as('beian', `/app/room/match/${matchId}`);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  expect(await sandbox.tokenLeaks()).toBe(0);
});

test('an unknown room shows that it does not exist and links home', sweep, async ({ page }) => {
  await page.goto('/app/room/match/no-such-match');
  await expect(page.getByText('找不到这个直播间')).toBeVisible();
  await page.getByRole('link', { name: '回首页' }).click();
  await expect(page).toHaveURL('/app/home');
});

test(
  '[4.01] video, chat and gifts agree about an absent anchor',
  sweep,
  async ({ login, page, room, sandbox }) => {
    const anchorRoomId = await sandbox.liveAnchor();
    await sandbox.anchor(anchorRoomId, 0);
    await login.as('beian', RoomPage.anchorPath(anchorRoomId));
    await expect(page.getByText('主播还没开播')).toBeVisible();
    await expect(page.getByText('开播后开放聊天').first()).toBeVisible();
    await expect(room.gifts.getByText('开播后可以送礼')).toBeVisible();
  },
);

test('[P.10] [P.23] [2.10] prices update in place, and locks and delays are shown as text', async ({
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

test(
  'a response without a field shows an error, and the room recovers',
  sweep,
  async ({ room, page, sandbox }) => {
    await sandbox.break({ path: '/api/game/live/v1/matchDetail', kind: 'malformed' });
    await room.openMatch(await sandbox.liveMatch());
    await expect(page.getByText('内容暂时无法显示，请稍后再试')).toBeVisible();
    await sandbox.resetOverrides();
    await expect(page.getByRole('radio').first()).toBeAttached();
  },
);

test(
  '[3.06] an anchor’s room shows only matches of venues of this site',
  sweep,
  async ({ page, room, siteAddress }) => {
    const esports = RoomPage.anchorPath('1007');
    await page.goto(esports);
    await expect(page.getByRole('heading', { name: '苏打' })).toBeAttached();
    await expect(room.pane('盘口')).toBeVisible();
    await page.goto(siteAddress(5003, esports));
    await expect(page.getByRole('heading', { name: '苏打' })).toBeAttached();
    await expect(room.pane('聊天')).toBeVisible();
    await expect(room.pane('盘口')).toHaveCount(0);
  },
);

test(
  '[4.01] a paused anchor is shown as away, and the video returns later',
  sweep,
  async ({ home, page, room, sandbox }) => {
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
  },
);
