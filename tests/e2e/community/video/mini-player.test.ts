import { moving } from '#tests/e2e/moving.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

test('[4.01] the video of a left room continues in the mini-player', async ({
  login,
  page,
  room,
  sandbox,
}) => {
  await room.openMatch(await sandbox.liveMatch());
  await expect.poll(() => room.played()).toBeGreaterThan(1);
  const address = page.url();
  const mark = await room.video.evaluate((element) => {
    element.dataset.mark = 'the same';
    return element.dataset.mark;
  });

  await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
  const mini = page.getByRole('complementary', { name: /^小窗播放：/ });
  await expect(mini).toContainText(/\d+:\d+ \d+′|\d+:\d+ /);
  const before = await room.played();
  await expect.poll(() => room.played()).toBeGreaterThan(before + 1);
  expect(await room.video.evaluate((element) => element.dataset.mark)).toBe(mark);

  await page.getByRole('link', { name: '登录', exact: true }).first().click();
  await login.fill('beian', 'court2026');
  await expect(page).toHaveURL(/\/app\/home/);
  await expect(mini).toBeVisible();
  expect(await room.video.evaluate((element) => element.dataset.mark)).toBe(mark);

  await mini.getByRole('link', { name: '回到直播间' }).click();
  await expect(page).toHaveURL(address);
  await expect(mini).toBeHidden();
  expect(await room.video.evaluate((element) => element.dataset.mark)).toBe(mark);

  await page.goBack();
  await mini.getByRole('button', { name: '关闭小窗' }).click();
  await expect(room.video).toHaveCount(0);
});

test(
  '[4.01] a paused video and a room without live video leave no mini-player',
  sweep,
  async ({ page, room, sandbox }) => {
    await room.openMatch(await sandbox.liveMatch());
    await expect.poll(() => room.played()).toBeGreaterThan(1);
    await page.getByRole('button', { name: '暂停' }).click();
    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/home/);
    await expect(room.video).toHaveCount(0);

    await page.goBack();
    await expect.poll(() => room.played()).toBeGreaterThan(1);
    await room.choosePage('动画');
    await expect(page.getByRole('region', { name: /的动画直播$/ })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: '首页', exact: true }).click();
    await expect(page).toHaveURL(/\/app\/home/);
    await expect(room.video).toHaveCount(0);
  },
);
