import { expect, onTestFinished, test } from 'vitest';
import { openRoom } from '#tests/fixtures/live-room.tsx';
import { movesOn, SLOW, seen } from '#tests/fixtures/picture-in-room.ts';
import { createPictureClock } from '../picture-clock.ts';

const HOUR_MS = 3_600_000;

/** Shifts the dates of every playlist, as an encoder with a wrong time zone writes them. */
function encoderOff(byMs: number): void {
  const original = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  const shifted = (_line: string, tag: string, date: string) =>
    `${tag}${new Date(Date.parse(date) + byMs).toISOString()}`;
  globalThis.fetch = async (input, init) => {
    const answer = await original(input, init);
    if (typeof input !== 'string' || !input.includes('.m3u8') || !answer.ok) return answer;
    const text = await answer.text();
    return new Response(text.replaceAll(/(#EXT-X-PROGRAM-DATE-TIME:)(.+)/g, shifted), answer);
  };
}

test.each([-3, 3])(
  '[7.18] an encoder whose clock is %d hours off holds back seconds of its room',
  async (hours) => {
    encoderOff(hours * HOUR_MS);
    const clock = createPictureClock();
    const room = openRoom({ types: ['hls'] }, { clock });
    await seen(room);
    await movesOn(room, 3);
    const behindMs = () => Date.now() - (clock.now().shownAt ?? 0);
    await expect.poll(behindMs, SLOW).toBeLessThan(60_000);
    expect(behindMs()).toBeGreaterThan(1_000);
  },
);
