import { moving } from '#tests/e2e/moving.ts';
import { videoRequestsOf } from '#tests/e2e/pages/video-requests.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

test(
  'a question mark lists the room shortcuts unless a field has focus',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await login.as('beian', `/app/room/match/${await sandbox.liveMatch()}`);
    await expect.poll(() => room.played()).toBeGreaterThan(0);
    const sheet = page.getByRole('dialog', { name: '键盘快捷键' });
    await room.input.press('?');
    await expect(room.input).toHaveValue('?');
    await expect(sheet).toBeHidden();
    await room.input.clear();
    await room.video.hover();
    await page.getByRole('button', { name: '刷新画面' }).focus();
    await page.keyboard.press('?');
    await expect(sheet.getByRole('definition').filter({ hasText: '空格' })).toBeVisible();
    await expect(sheet.getByRole('term')).toContainText(['播放或暂停', '静音或打开声音']);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  },
);

test('[2.09] a guest at the login prompt may continue watching', sweep, async ({ page, room, sandbox }) => {
  const path = `/app/room/match/${await sandbox.liveMatch()}`;
  await page.goto(path);
  await page.getByRole('button', { name: '登录后参与聊天' }).click();
  const prompt = page.getByRole('alertdialog', { name: '请先登录' });
  await prompt.getByRole('button', { name: '继续观看' }).click();
  await expect(prompt).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
});

test('hovering over a match card shows a small muted preview', sweep, async ({ page, room }) => {
  const videoRequests = videoRequestsOf(page);
  await page.goto('/app/home');
  const card = page.getByRole('region', { name: '正在直播' }).getByRole('article').first();
  await card.hover();
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  expect(await room.video.evaluate((video) => video instanceof HTMLVideoElement && video.muted)).toBe(true);
  expect(videoRequests.filter((path) => path.endsWith('.flv') && !path.endsWith('/sd.flv'))).toEqual([]);
  await page.getByRole('banner').hover();
  await expect(room.video).toHaveCount(0);
});

test(
  'data saving disables previews and starts at the lowest quality',
  sweep,
  async ({ page, room, sandbox }) => {
    const videoRequests = videoRequestsOf(page);
    await page.goto('/app/home');
    await page.getByRole('banner').getByRole('button', { name: '偏好设置' }).click();
    await page.getByRole('menuitemradio', { name: '开启' }).click();
    await page.keyboard.press('Escape');
    const card = page.getByRole('region', { name: '正在直播' }).getByRole('article').first();
    await card.hover();
    await card.click();
    await expect.poll(() => room.played()).toBeGreaterThan(2);
    expect(videoRequests.filter((path) => path.includes('/hd'))).toEqual([]);
    await room.openMatch(await sandbox.liveMatch(), 'ANCHOR');
    await expect.poll(() => room.played()).toBeGreaterThan(0);
    const lines = () =>
      room.video.evaluate((video) => (video instanceof HTMLVideoElement ? video.videoHeight : 0));
    expect(await lines()).toBe(360);
    await room.video.hover();
    await page.getByRole('button', { name: /^线路/ }).click();
    await page.getByRole('group', { name: '清晰度' }).getByText('高清 720P').click();
    await expect.poll(lines).toBe(720);
  },
);

test(
  '[2.11] fullscreen video keeps the score and the optional chat',
  sweep,
  async ({ login, page, room, sandbox }) => {
    await login.as('beian', `/app/room/match/${await sandbox.liveMatch()}`);
    await expect.poll(() => room.played()).toBeGreaterThan(0);
    await room.video.hover();
    await page.getByRole('button', { name: '全屏', exact: true }).click();
    const chat = page.getByRole('complementary', { name: '全屏聊天' });
    await expect(chat).toBeHidden();
    const score = page.locator(':fullscreen').getByText(/^\d+:\d\d$|中场|′$/);
    await expect(score.first()).toBeVisible();
    await room.video.hover();
    await page.getByRole('button', { name: '全屏聊天' }).click();
    await chat.getByRole('textbox', { name: '聊天内容' }).fill('满屏也能说话');
    await chat.getByRole('button', { name: '发送', exact: true }).click();
    await expect(chat.getByRole('log').getByText('满屏也能说话').first()).toBeVisible();
    await chat.getByRole('button', { name: '礼物' }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: '礼物', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await room.video.hover();
    await page.getByRole('button', { name: '退出全屏' }).click();
    await expect(chat).toBeHidden();
  },
);

test('two videos play together, one audible, and the address stores them', async ({ page, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await page.goto(`/app/room/match/${matchId}`);
  await page.getByRole('link', { name: '多画面' }).click();
  await expect(page).toHaveURL(`/app/multiview?rooms=match/${matchId}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: / 对 / })).toBeVisible();
  await main.getByRole('button', { name: '添加直播' }).click();
  const list = page.getByRole('dialog', { name: '添加一路直播' });
  await expect(list.getByRole('region', { name: '比赛' }).getByRole('button').first()).toBeVisible();
  const added = list.getByRole('region', { name: '主播' }).getByRole('button').first();
  await added.click();
  await expect(list).toBeHidden();
  const videoStates = () =>
    main
      .locator('video')
      .evaluateAll((all) =>
        all.flatMap((video) =>
          video instanceof HTMLVideoElement
            ? [{ moves: video.currentTime > 0 && !video.paused, muted: video.muted }]
            : [],
        ),
      );
  const moving = { moves: true };
  await expect.poll(videoStates).toMatchObject([moving, moving]);
  await main
    .getByRole('button', { name: /^听这一路/ })
    .nth(1)
    .click();
  await expect.poll(videoStates).toMatchObject([{ muted: true }, { muted: false }]);
  await page.reload();
  await expect.poll(videoStates).toMatchObject([moving, moving]);
  await main.getByRole('button', { name: /^移除/ }).first().click();
  await expect.poll(async () => (await videoStates()).length).toBe(1);
  await expect(main.getByRole('button', { name: '添加直播' })).toBeVisible();
});
