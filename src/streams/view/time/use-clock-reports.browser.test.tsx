import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { createPlaybackClock, type PlaybackClock } from './playback-clock.ts';
import { useClockReports } from './use-clock-reports.ts';

type VideoState = { readonly behind: boolean; at: number | null };
type Props = {
  readonly clock: PlaybackClock;
  readonly views$: BehaviorSubject<VideoView>;
  videoState: VideoState;
};

function Reporting({ clock, views$, videoState }: Props) {
  const [view, setView] = useState(views$.value);
  useEffect(() => {
    const following = views$.subscribe(setView);
    return () => following.unsubscribe();
  }, [views$]);
  useClockReports(clock, {
    view,
    behind: videoState.behind,
    shown: () => (videoState.at === null ? null : { filmedAt: videoState.at, windowMs: 1_800_000 }),
    serverNow: () => Date.now(),
  });
  return null;
}

const NOW = 10_000_000;
const FAILED: VideoView = { is: 'failed', code: 'OFFLINE', retryAtMono: 1_000 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

function opened(view: VideoView, part: Partial<VideoState> = {}) {
  const clock = createPlaybackClock();
  const videoState: VideoState = { behind: false, at: NOW - 1_000, ...part };
  const views$ = new BehaviorSubject(view);
  mount(<Reporting clock={clock} views$={views$} videoState={videoState} />);
  /** Removes or restores the video. */
  const turn = (next: VideoView, at: number | null) => {
    videoState.at = at;
    flushSync(() => views$.next(next));
    vi.advanceTimersByTime(500);
  };
  return { clock, picture: videoState, turn };
}

test('a clock receives the video position twice a second', () => {
  const { clock, picture } = opened({ is: 'loading' });
  vi.advanceTimersByTime(50);
  expect(clock.now()).toEqual({ shownAt: NOW - 1_000, shownUntil: NOW - 1_000 });
  picture.at = NOW - 4_000;
  vi.advanceTimersByTime(499);
  expect(clock.now().shownAt).toBe(NOW - 1_000);
  vi.advanceTimersByTime(1);
  expect(clock.now()).toEqual({ shownAt: NOW - 4_000, shownUntil: NOW - 1_000 });
});

test('a clock receives the position of a new video once known', () => {
  const { clock, picture } = opened({ is: 'loading' }, { at: null });
  vi.advanceTimersByTime(700);
  expect(clock.now().shownAt).toBeNull();
  picture.at = NOW - 2_000;
  vi.advanceTimersByTime(50);
  expect(clock.now().shownAt).toBe(NOW - 2_000);
});

test('a video that has not begun holds nothing back', () => {
  const { clock } = opened({ is: 'ended' });
  vi.advanceTimersByTime(5_000);
  expect(clock.now()).toEqual({ shownAt: null, shownUntil: null });
});

test('a failed and retried attempt holds back events not yet seen', () => {
  const { clock, turn } = opened({ is: 'loading' }, { behind: true, at: NOW - 1_200_000 });
  vi.advanceTimersByTime(50);
  turn(FAILED, null);
  turn({ is: 'loading' }, null);
  vi.advanceTimersByTime(90_000);
  expect(clock.now().shownUntil).toBe(NOW - 1_200_000);
});

test.each([FAILED, { is: 'interrupted' } as const])('a video that is $is holds back for a minute', (away) => {
  const { clock, turn } = opened({ is: 'loading' });
  vi.advanceTimersByTime(50);
  turn(away, null);
  vi.advanceTimersByTime(58_000);
  expect(clock.now().shownUntil).toBe(NOW - 1_000);
  vi.advanceTimersByTime(3_000);
  expect(clock.now().shownUntil).toBeNull();
});

test.each([
  { is: 'ended' },
  { is: 'notStarted' },
  { is: 'failed', code: 'MEDIA_UNSUPPORTED', retryAtMono: null },
] as const)('a video that is $is and does not recover holds nothing back', (view) => {
  const { clock, turn } = opened({ is: 'loading' });
  vi.advanceTimersByTime(50);
  turn(view, null);
  expect(clock.now().shownUntil).toBeNull();
});
