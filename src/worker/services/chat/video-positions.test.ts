import { expect, test } from 'vitest';
import { serverTime } from '#contract/units/time.ts';
import { roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { createVideoPositions } from './video-positions.ts';

test('a room opened later receives the video’s position, and each change once', () => {
  const times = createVideoPositions();
  times.report(roomNo, serverTime(5));
  const seen: (number | null)[] = [];
  times.of(roomNo).subscribe((until) => seen.push(until));
  for (const until of [5, 5, 9]) times.report(roomNo, serverTime(until));
  times.report(roomNo, null);
  times.report(roomNo, null);
  expect(seen).toEqual([5, 9, null]);
});
