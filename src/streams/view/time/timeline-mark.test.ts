import { expect, test, vi } from 'vitest';
import { createPlaybackClock } from './playback-clock.ts';
import type { PlaybackPosition } from './playback-position.ts';
import { lastGoal, marksApart, showLastGoal, type TimelineMark } from './timeline-mark.ts';

const mark = (at: number, kind: TimelineMark['kind'] = 'goal'): TimelineMark => ({
  id: `${at}`,
  at,
  kind,
  label: '',
});

function timeline(marks: readonly TimelineMark[], shownUntil: number, from = 0) {
  const clock = createPlaybackClock();
  clock.report({ is: 'shown', filmedAt: shownUntil, windowMs: 0 }, shownUntil);
  const goTo = vi.fn();
  const position: Pick<PlaybackPosition, 'reach' | 'goTo'> = { reach: () => ({ from, to: 1_000_000 }), goTo };
  return { timeline: { position, clock, marks }, goTo };
}

test('the last goal is the newest one shown within the DVR window', () => {
  const marks = [mark(100_000), mark(200_000), mark(250_000, 'card'), mark(300_000)];
  const { timeline: known, goTo } = timeline(marks, 260_000);
  expect(lastGoal(known)?.at).toBe(200_000);
  showLastGoal(known);
  expect(goTo).toHaveBeenCalledWith(194_000);
  expect(lastGoal(timeline(marks, 260_000, 195_000).timeline)).toBeNull();
  expect(lastGoal(timeline([], 260_000).timeline)).toBeNull();
});

test('[P.30] overlapping marks give priority to goals, then cards, then earlier ones', () => {
  const marks = [mark(0, 'other'), mark(100, 'card'), mark(200, 'other'), mark(230), mark(1_000, 'other')];
  const shownOn = (widthPx: number) => marksApart(marks, { from: 0, to: 1_000 }, widthPx).map(({ at }) => at);
  expect(shownOn(1_000)).toEqual([0, 100, 200, 230, 1_000]);
  expect(shownOn(240)).toEqual([0, 100, 230, 1_000]);
  expect(shownOn(120)).toEqual([0, 230, 1_000]);
});
