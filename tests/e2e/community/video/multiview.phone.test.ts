import { moving } from '#tests/e2e/moving.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

test('a phone shows an anchor’s video with a second one below', sweep, async ({ page, sandbox }) => {
  const anchorRoomId = await sandbox.liveAnchor();
  await page.goto(`/app/multiview?rooms=anchor/${anchorRoomId}`);
  const main = page.getByRole('main');
  await expect(main.getByText('上下同时看两路直播，一路有声音')).toBeVisible();
  await main.getByRole('button', { name: '添加直播' }).click();
  const list = page.getByRole('dialog', { name: '添加一路直播' });
  await list.getByRole('region', { name: '比赛' }).getByRole('button').first().click();
  const videos = main.locator('video');
  await expect(videos).toHaveCount(2);
  const moving = () =>
    videos.evaluateAll((all) =>
      all.every((video) => video instanceof HTMLVideoElement && video.currentTime > 0),
    );
  await expect.poll(moving).toBe(true);
  const [upper, lower] = [await videos.first().boundingBox(), await videos.last().boundingBox()];
  expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? Number.NaN));
  expect(lower?.width).toBe(upper?.width);
  await expect(main.getByRole('radio', { name: '四路' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: '添加直播' })).toHaveCount(0);
});

test('a live card opens its video beside others', sweep, async ({ page }) => {
  await page.goto('/app/home');
  const card = page.getByRole('region', { name: '正在直播' }).getByRole('article').first();
  await card.getByRole('link', { name: /^多画面看/ }).click();
  await expect(page).toHaveURL(/\/app\/multiview\?rooms=(match|anchor)\/[\w-]+$/);
  await expect(page.getByRole('main').locator('video')).toHaveCount(1);
});
