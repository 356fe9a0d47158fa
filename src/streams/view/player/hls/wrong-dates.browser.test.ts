import { expect, onTestFinished, test } from 'vitest';
import { createPlaybackClock } from '#streams/view/time/playback-clock.ts';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { movesOn, SLOW, seen } from '#tests/fixtures/video/room-playback.ts';

const HOUR_MS = 3_600_000;

/** Shifts the dates from `since` on in every playlist, as an encoder whose clock is wrong from then on writes them. */
function encoderOff(byMs: number, since = 0): void {
  const original = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  const shifted = (_line: string, tag: string, date: string) => {
    const filmedAt = Date.parse(date);
    return `${tag}${new Date(filmedAt >= since ? filmedAt + byMs : filmedAt).toISOString()}`;
  };
  globalThis.fetch = async (input, init) => {
    const answer = await original(input, init);
    if (typeof input !== 'string' || !input.includes('.m3u8') || !answer.ok) return answer;
    const text = await answer.text();
    return new Response(text.replaceAll(/(#EXT-X-PROGRAM-DATE-TIME:)(.+)/g, shifted), answer);
  };
}

test.each([-3, 3])(
  '[7.18] an encoder clock that is %d hours off delays its room by seconds',
  async (hours) => {
    encoderOff(hours * HOUR_MS);
    const clock = createPlaybackClock();
    const room = openRoom({ types: ['hls'] }, { clock });
    await seen(room);
    await movesOn(room, 3);
    const behindMs = () => Date.now() - (clock.now().shownAt ?? 0);
    await expect.poll(behindMs, SLOW).toBeLessThan(60_000);
    expect(behindMs()).toBeGreaterThan(300);
  },
);

test('[7.18] an encoder clock set back during playback delays its room by seconds', {
  tags: 'sweep',
}, async () => {
  encoderOff(-HOUR_MS / 3, Date.now() + 1_000);
  const clock = createPlaybackClock();
  const room = openRoom({ types: ['hls'] }, { clock });
  await seen(room);
  await movesOn(room, 8);
  const behindMs = () => Date.now() - (clock.now().shownAt ?? 0);
  await expect.poll(behindMs, SLOW).toBeLessThan(60_000);
  expect(behindMs()).toBeGreaterThan(300);
});
