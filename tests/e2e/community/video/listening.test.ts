import { moving } from '#tests/e2e/moving.ts';
import { RoomPage } from '#tests/e2e/pages/room.ts';
import { videoRequestsOf } from '#tests/e2e/pages/video-requests.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

test(
  'listening mode loads only audio in the room and the mini-player',
  sweep,
  async ({ page, room, sandbox }) => {
    await room.openMatch(await sandbox.liveMatch());
    await expect.poll(() => room.played()).toBeGreaterThan(1);
    const width = () =>
      room.video.evaluate((video) => (video instanceof HTMLVideoElement ? video.videoWidth : Number.NaN));
    expect(await width()).toBeGreaterThan(0);

    await room.video.hover();
    await page.getByRole('button', { name: '暂停', exact: true }).click();
    await page.getByRole('button', { name: /^线路/ }).click();
    await page.getByRole('group', { name: '清晰度' }).getByText('仅听声音').click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('status').getByText('正在收听，画面已关闭')).toBeVisible();
    await expect.poll(width).toBe(0);
    const videoRequests = videoRequestsOf(page);
    const listensOn = async () => {
      const before = await room.played();
      await expect.poll(() => room.played()).toBeGreaterThan(before + 3);
    };
    await listensOn();

    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
    const mini = page.getByRole('complementary', { name: /^小窗播放：/ });
    await expect(mini).toBeVisible();
    await listensOn();
    expect(videoRequests.length).toBeGreaterThan(0);
    expect(videoRequests.filter((path) => !path.includes('/audio/'))).toEqual([]);

    await mini.getByRole('link', { name: '回到直播间' }).click();
    await page.getByRole('button', { name: '恢复画面' }).click();
    await expect.poll(width).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: '恢复画面' })).toBeHidden();
  },
);

test('of two tabs only the one used last is audible', sweep, async ({ context, page, room, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await room.openMatch(matchId);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await page.keyboard.press('m');
  const isAudible = ({ video }: RoomPage) =>
    video.evaluate((element) => element instanceof HTMLVideoElement && !element.muted);
  await expect.poll(() => isAudible(room)).toBe(true);

  const second = new RoomPage(await context.newPage());
  await second.openMatch(matchId);
  await expect.poll(() => second.played()).toBeGreaterThan(0);
  await second.video.hover();
  // A browser may refuse sound to a tab until it is used: its key then turns the sound on.
  await expect(async () => {
    if (!(await isAudible(second))) await second.page.keyboard.press('m');
    await expect.poll(() => isAudible(second), { timeout: 3_000 }).toBe(true);
  }).toPass();
  await expect.poll(() => isAudible(room)).toBe(false);

  await page.bringToFront();
  await page.keyboard.press('Shift');
  await expect.poll(() => isAudible(room)).toBe(true);
  await expect.poll(() => isAudible(second)).toBe(false);
});
