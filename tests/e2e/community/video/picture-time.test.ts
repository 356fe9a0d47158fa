import { moving } from '#tests/e2e/moving.ts';
import { expect, sweep, test } from '#tests/e2e/site.ts';

test.use(moving);

/** The score shown in the video and the one in the header, as text. */
const GOAL_SHOWN = { timeout: 25_000 };

test.describe.configure({ timeout: 90_000 });

test('a goal appears with the video and replays on one press', async ({ page, room, sandbox }) => {
  await room.prefers('hls');
  const matchId = await sandbox.liveMatch();
  await room.openMatch(matchId);
  await expect.poll(() => room.played()).toBeGreaterThan(0);
  const score = page.getByRole('status').filter({ hasText: / 比 / });
  const before = await score.textContent();
  await room.pauseWithKey();
  await sandbox.match(matchId, { goal: 'home' });
  await expect(room.lockedPrices.first()).toBeVisible();
  await expect(score).toHaveText(before ?? '');
  await room.pauseWithKey();

  await expect(score).not.toHaveText(before ?? '', GOAL_SHOWN);
  await room.video.hover();
  await page.getByRole('button', { name: '上一个进球' }).click();
  const chip = page.getByRole('button', { name: /^落后 .+，回到直播$/ });
  await expect(chip).toBeVisible();
  const slider = page.getByRole('slider', { name: '回看进度' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^落后直播 /);
  const figureIn = (text: string | null) => /\d+:\d\d/.exec(text ?? '')?.[0] ?? '';
  const figures = async () => [
    figureIn(await chip.textContent()),
    figureIn(await slider.getAttribute('aria-valuetext')),
  ];
  await expect.poll(async () => new Set(await figures()).size, 'figures of one distance').toBe(1);
  await page.getByRole('button', { name: /，回到直播$/ }).click();
  await expect(slider).toHaveAttribute('aria-valuetext', '正在直播');

  const timeline = page.getByRole('region', { name: /^比赛事件/ });
  await timeline
    .getByRole('button', { name: /^回看 .*进球$/ })
    .last()
    .click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^落后直播 /);
});

test(
  'the video rewinds by keys and timeline, and shows the delay',
  sweep,
  async ({ page, room, sandbox }) => {
    await room.prefers('hls');
    await room.openMatch(await sandbox.liveMatch());
    await expect.poll(() => room.played()).toBeGreaterThan(0);
    const slider = page.getByRole('slider', { name: '回看进度' });
    await expect(slider).toHaveAttribute('aria-valuetext', '正在直播');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('j');
    await expect(slider).toHaveAttribute('aria-valuetext', /^落后直播 0:[123]\d$/);
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^落后直播 (29|30):\d\d$/);
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '正在直播');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuetext', /^落后直播 (29|30):\d\d$/);
    const from = await room.played();
    await expect.poll(async () => (await room.played()) - from).toBeGreaterThan(1);
    await page.getByRole('button', { name: /^落后 \d\d:\d\d，回到直播$/ }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', '正在直播');
  },
);

test(
  'a viewer who disabled spoiler protection sees the current score',
  sweep,
  async ({ page, room, sandbox }) => {
    await room.prefers('hls');
    const matchId = await sandbox.liveMatch();
    await room.openMatch(matchId);
    await expect.poll(() => room.played()).toBeGreaterThan(0);
    await page.getByRole('button', { name: '防剧透' }).click();
    const score = page.getByRole('status').filter({ hasText: / 比 / });
    const before = await score.textContent();
    await room.pauseWithKey();
    await sandbox.match(matchId, { goal: 'away' });
    await expect(score).not.toHaveText(before ?? '');
  },
);
