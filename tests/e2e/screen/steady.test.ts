import { movedControls, rememberPositions } from '../pages/control-positions.ts';
import { RoomPage } from '../pages/room.ts';
import { settled } from '../pages/settled.ts';
import { expect, sweep, test } from '../site.ts';

/** Prices of a match in play move this often, ms. */
const HURRIED_MS = 500;

test('[2.11] player controls stay in position when danmaku or quality changes', async ({
  page,
  room,
  sandbox,
}) => {
  await room.openMatch(await sandbox.liveMatch());
  await room.moves();
  // The video takes the height left by the parts below it.
  await expect(room.prices.first()).toBeVisible();
  await expect(room.gifts.getByRole('button').first()).toBeVisible();
  await settled(page);
  await room.video.hover();
  await expect(page.getByRole('button', { name: /自动/ })).toBeVisible();
  // Marks move along the bar of the time with it; a line that opens or closes in the match moves the markets below it.
  const moving = '[role="log"], div:has(> input[type="range"]), [role="tabpanel"]:has(section.market)';
  expect(await rememberPositions(page, 'section', moving)).toBeGreaterThan(10);
  const danmaku = page.getByRole('button', { name: '弹幕', exact: true });
  const isOn = (await danmaku.getAttribute('aria-pressed')) === 'true';
  for (const pressed of [String(!isOn), String(isOn)]) {
    await danmaku.click();
    await expect(danmaku).toHaveAttribute('aria-pressed', pressed);
    expect(await movedControls(page)).toEqual([]);
  }
  for (const quality of ['流畅 360P', '自动', '仅听声音']) {
    await room.video.hover();
    await page.getByRole('button', { name: /线路/ }).click();
    await page.getByRole('radio', { name: quality }).click({ force: true });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /线路/ })).toContainText(quality);
    expect(await movedControls(page), quality).toEqual([]);
  }
});

test(
  'room tabs stay in position when the viewer count gets shorter',
  sweep,
  async ({ page, room, sandbox }) => {
    await room.openMatch(await sandbox.liveMatch());
    const count = room.pane('聊天').locator('small');
    await expect(count).not.toBeEmpty();
    for (const text of ['12.3万', '2.1万', '2万', '980', '9']) {
      await rememberPositions(page, '[role="tablist"]');
      await count.evaluate((element, shown) => {
        element.textContent = shown;
      }, text);
      expect(await movedControls(page), text).toEqual([]);
    }
  },
);

test(
  '[3.10] slip controls stay in position while prices change',
  sweep,
  async ({ login, page, room, slip, sandbox }) => {
    const matchId = await sandbox.liveMatch();
    await login.as('beian', `${RoomPage.matchPath(matchId)}?pane=odds`);
    await slip.prices.first().click();
    await slip.stake.fill('20');
    await expect(slip.place).toBeVisible();
    // The last part of the slip to come: its figures follow the first beat of the session.
    await expect(page.getByRole('region', { name: '本次投注' }).getByRole('timer')).toBeVisible();
    await sandbox.hurryPrices(HURRIED_MS);
    const leg = page.getByRole('listitem').filter({ has: slip.legs });
    for (let compared = 0; compared < 3; ) {
      const lines = await room.prices.count();
      await rememberPositions(
        page,
        '[role="tabpanel"]',
        '[role="log"], ul:has([aria-pressed]), div:has(> [role="status"])',
      );
      const before = await leg.textContent();
      await expect.poll(() => leg.textContent(), { timeout: 28_000 }).not.toBe(before);
      const moved = await movedControls(page);
      // A line that opens or closes in the match moves the markets below it; its price did not.
      if ((await room.prices.count()) !== lines) continue;
      expect(moved).toEqual([]);
      compared += 1;
    }
  },
);
