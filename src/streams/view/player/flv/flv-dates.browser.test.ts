import { expect, onTestFinished, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/units/durations.ts';
import { latencyOf } from '#streams/view/engine/player-latency.ts';
import { openRoom } from '#tests/fixtures/video/live-room.tsx';
import { movesOn, SLOW, seen } from '#tests/fixtures/video/room-playback.ts';

/** Shifts the time of capture in the head of every FLV, as a server whose clock is wrong writes it. */
function captureOff(byMs: number): void {
  const original = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = original;
  });
  globalThis.fetch = async (input, init) => {
    const answer = await original(input, init);
    const captured = answer.headers.get('x-capture-epoch-ms');
    if (captured === null) return answer;
    const headers = new Headers(answer.headers);
    headers.set('x-capture-epoch-ms', String(Number(captured) + byMs));
    return new Response(answer.body, { status: answer.status, headers });
  };
}

test.each([-1, 1])('[7.18] an FLV with a capture time %d h off is seconds late', async (hours) => {
  captureOff(hours * HOUR_MS);
  const room = openRoom({ types: ['flv'] });
  await seen(room);
  await movesOn(room, 3);
  const isSeconds = () => {
    const latencyMs = latencyOf(room.video) ?? 0;
    return latencyMs > 0 && latencyMs < MINUTE_MS;
  };
  await expect.poll(isSeconds, SLOW).toBe(true);
});
