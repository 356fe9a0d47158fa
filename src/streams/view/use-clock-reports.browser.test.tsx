import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VideoView } from '#contract/models/video-view.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { createPictureClock, type PictureClock } from './picture-clock.ts';
import { useClockReports } from './use-clock-reports.ts';

function Picture({
  clock,
  view,
  filmedAt,
}: {
  clock: PictureClock;
  view: VideoView;
  filmedAt: () => number | null;
}) {
  useClockReports(clock, view, filmedAt);
  return null;
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function opened(view: VideoView, at: number | null = 1_000) {
  const clock = createPictureClock();
  const picture = { at };
  mount(<Picture clock={clock} view={view} filmedAt={() => picture.at} />);
  return { clock, picture };
}

test('a clock hears twice a second where the picture is, also while its source is chosen', () => {
  const { clock, picture } = opened({ is: 'loading' });
  vi.advanceTimersByTime(50);
  expect(clock.now()).toEqual({ shownAt: 1_000, shownUntil: 1_000 });
  picture.at = 400;
  vi.advanceTimersByTime(499);
  expect(clock.now().shownAt).toBe(1_000);
  vi.advanceTimersByTime(1);
  expect(clock.now()).toEqual({ shownAt: 400, shownUntil: 1_000 });
});

test('a clock hears of a new picture as soon as it is known where it is', () => {
  const { clock, picture } = opened({ is: 'loading' }, null);
  vi.advanceTimersByTime(700);
  expect(clock.now().shownAt).toBeNull();
  picture.at = 2_000;
  vi.advanceTimersByTime(50);
  expect(clock.now().shownAt).toBe(2_000);
});

test('without a picture there is no time to wait for', () => {
  const { clock } = opened({ is: 'ended' });
  vi.advanceTimersByTime(5_000);
  expect(clock.now()).toEqual({ shownAt: null, shownUntil: null });
});
