import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { breakHost, mendHosts } from '#tests/fixtures/video/media-origin.ts';
import { createPlaybackClock } from '../time/playback-clock.ts';

const KINDS = ['hls', 'flv'] as const;
const SLOW = { timeout: 15_000 };
const PORTRAIT = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

afterEach(async () => {
  await mendHosts();
});

type Room = ReturnType<typeof opened>;

function opened(types: Parameters<typeof openRoom>[0]) {
  const clock = createPlaybackClock();
  const room = openRoom(types, { clock, voice: { name: '阿泽', faces: [PORTRAIT] } });
  return { ...room, clock };
}

const playing = ({ reports }: Room) => reports.filter(({ is }) => is === 'playing').length;
const begun = (room: Room, times: number) => expect.poll(() => playing(room), SLOW).toBe(times);
const movesOn = async ({ video }: Room, seconds: number) => {
  const from = video.currentTime;
  await expect.poll(() => video.currentTime - from, SLOW).toBeGreaterThan(seconds);
};
const choose = async (name: string) => {
  const menu = page.getByRole('button', { name: /线路/ });
  if (menu.element().getAttribute('aria-expanded') !== 'true') await menu.click();
  // The audio-only option has its use after its name.
  await page
    .getByRole('group', { name: '清晰度' })
    .getByText(new RegExp(`^${name}`))
    .click();
};
const card = () => page.getByRole('status').getByText('正在收听，画面已关闭');
/** Returns the latency of video or audio behind the present, ms. */
const behindMs = ({ clock }: Room) => Date.now() - (clock.now().shownAt ?? 0);

/** The longest the element stood still, ms, counted from now on. */
function watchStill({ video }: Room) {
  let [last, movedAt, longest] = [video.currentTime, performance.now(), 0];
  const timer = setInterval(() => {
    if (video.currentTime !== last) movedAt = performance.now();
    last = video.currentTime;
    longest = Math.max(longest, performance.now() - movedAt);
  }, 20);
  return () => {
    clearInterval(timer);
    return longest;
  };
}

/** A source is loaded again for it, as for another quality of an FLV. A quiet machine needs a fifth. */
const CHANGE_MS = 2_500;

test.each(KINDS)(
  'over %s audio only plays under a card, and the video returns',
  async (kind) => {
    const room = opened({ types: [kind] });
    await begun(room, 1);
    await movesOn(room, 0.5);
    const still = watchStill(room);
    await choose('仅听声音');
    await begun(room, 2);
    await movesOn(room, 3);
    expect(still()).toBeLessThan(CHANGE_MS);
    expect([room.video.videoWidth, room.video.muted]).toEqual([0, false]);
    await expect.element(card()).toBeVisible();
    await expect.element(page.getByText(/直播 · 延迟 \d+ 秒/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: '画中画' })).toBeDisabled();
    const stillAgain = watchStill(room);
    await page.getByRole('button', { name: '恢复画面' }).click();
    await begun(room, 3);
    await movesOn(room, 1);
    expect(stillAgain()).toBeLessThan(CHANGE_MS);
    expect(room.video.videoHeight).toBe(720);
    await expect.element(card()).not.toBeInTheDocument();
  },
  60_000,
);

test.each(KINDS)(
  '[8.16] over %s a broken line is replaced during audio only',
  async (kind) => {
    const room = opened({ types: [kind] });
    await begun(room, 1);
    await choose('仅听声音');
    await begun(room, 2);
    await expect
      .poll(() => {
        const view = room.views.at(-1);
        return view?.is === 'ready' && view.standby !== null;
      }, SLOW)
      .toBe(true);
    await movesOn(room, 1);
    const still = watchStill(room);
    await breakHost(0, { kind: 'reset' });
    await expect
      .poll(() => room.reports.find(({ is }) => is === 'overtaken'), SLOW)
      .toMatchObject({ lineId: 'l0', byLineId: 'l1', sourceId: 2 });
    await movesOn(room, 4);
    expect(still()).toBeLessThan(1_500);
    expect(playing(room)).toBe(2);
    expect(room.views.at(-1)).toMatchObject({ qualityId: 'audio', lineId: 'l1' });
  },
  60_000,
);

test('a DVR position is kept when switching to audio only and back', {
  tags: 'sweep',
  timeout: 60_000,
}, async () => {
  const room = opened({ types: ['hls'] });
  await begun(room, 1);
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: '后退 10 秒' }).click();
  await expect.poll(() => behindMs(room), SLOW).toBeGreaterThan(28_000);
  await movesOn(room, 1);
  const before = behindMs(room);
  await choose('仅听声音');
  await begun(room, 2);
  await movesOn(room, 1);
  expect(Math.abs(behindMs(room) - before)).toBeLessThan(3_000);
  await choose('流畅');
  await begun(room, 3);
  await movesOn(room, 1);
  expect(room.video.videoHeight).toBe(360);
  expect(Math.abs(behindMs(room) - before)).toBeLessThan(4_000);
});

test('paused audio stays paused below a play button', { tags: 'sweep', timeout: 40_000 }, async () => {
  const room = opened({ types: ['flv'] });
  await begun(room, 1);
  await choose('仅听声音');
  await begun(room, 2);
  await movesOn(room, 1);
  await page.getByRole('button', { name: '暂停' }).click();
  await page.getByRole('button', { name: '继续播放' }).click();
  await movesOn(room, 1);
  expect(playing(room)).toBe(2);
});
