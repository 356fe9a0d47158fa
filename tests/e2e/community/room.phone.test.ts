import { RoomPage } from '../pages/room.ts';
import { expect, sweep, test } from '../site.ts';

test('on a phone video, chat, prices and gifts fit one hand', async ({ login, page, room, sandbox }) => {
  const matchId = await sandbox.liveMatch();
  await login.as('xuexian', RoomPage.matchPath(matchId));
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  await expect(room.lines.first()).toBeVisible();

  await room.pane('盘口').click();
  await expect(room.prices.first()).toBeVisible();
  await room.pane('数据').click();
  await page.getByRole('radio', { name: '往绩' }).check({ force: true });
  await expect(page.getByRole('heading', { name: '交锋记录' })).toBeVisible();
  await page.getByRole('tab', { name: '聊天' }).click();

  await page.getByRole('button', { name: '礼物' }).click();
  await room.sendGift('冠军奖杯');
  await page.getByRole('button', { name: '关闭礼物面板' }).click();
  await expect(room.row('送出 冠军奖杯').first()).toBeVisible();

  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page).toHaveURL('/app/home');
});

/** Positions of controls on a portrait phone, from the left edge and above the bottom of the video. */
const HIDDEN_CONTROLS = [
  { name: 'play', right: 28, up: 22 },
  { name: 'time', right: 195, up: 58 },
  { name: 'sound', right: 115, up: 22 },
  { name: 'line', right: 300, up: 22 },
] as const;

HIDDEN_CONTROLS.forEach(({ right, up, name }) => {
  test(
    `[4.01] a touch on hidden ${name} shows the controls and presses none`,
    sweep,
    async ({ page, room, sandbox }) => {
      await room.openMatch(await sandbox.liveMatch());
      await room.moves();
      const controls = page.getByRole('button', { name: '暂停' });
      await expect(page.getByRole('slider', { name: '回看进度' })).toBeAttached();
      const videoBox = await room.video.boundingBox();
      if (!videoBox) throw new Error('no picture');
      const { x, y, height } = videoBox;
      const opacity = () =>
        controls.evaluate((button) => getComputedStyle(button.closest('.control') ?? button).opacity);
      await expect.poll(opacity).toBe('0');
      const isMuted = () => room.video.evaluate((video) => video instanceof HTMLVideoElement && video.muted);
      const muted = await isMuted();
      await page.touchscreen.tap(x + right, y + height - up);
      await expect.poll(opacity).toBe('1');
      await expect(controls).toBeVisible();
      expect(await isMuted()).toBe(muted);
      await expect(page.getByRole('button', { name: /^落后/ })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await room.moves();
    },
  );
});
