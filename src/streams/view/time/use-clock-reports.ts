import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { VideoView } from '#contract/community/video/video-view.ts';
import { startPlaying } from '../engine/start-playing.ts';
import type { PlaybackClock, PlaybackState } from './playback-clock.ts';
import type { PlaybackPosition } from './playback-position.ts';

const REPORT_EVERY_MS = 500;
/**
 * Interval of reports until the position of a new video is known: nothing is held back for it before, so the reports are
 * more frequent.
 */
const FIRST_REPORT_EVERY_MS = 50;

/** Filming time of the visible frame, epoch ms, and length of the stream’s DVR window, ms. */
export type ShownFrame = Pick<Extract<PlaybackState, { is: 'shown' }>, 'filmedAt' | 'windowMs'>;

type Reported = {
  readonly view: VideoView | undefined;
  /** The viewer is behind the present by choice. */
  readonly behind: boolean;
  readonly shown: () => ShownFrame | null;
  readonly serverNow: () => number;
};

/** State of a video as reported to the clock. */
function stateOf({ view, behind, shown }: Reported): PlaybackState {
  const away: PlaybackState = { is: 'away', returnsTo: behind ? 'place' : 'present' };
  switch (view?.is) {
    case undefined:
      return away;
    case 'ready':
    case 'loading': {
      const frame = shown();
      return frame === null ? away : { is: 'shown', ...frame };
    }
    case 'failed':
      return view.retryAtMono === null ? { is: 'gone' } : away;
    case 'interrupted':
      return { is: 'away', returnsTo: 'present' };
    case 'notStarted':
    case 'ended':
    case 'unknown':
      return { is: 'gone' };
    default:
      return view satisfies never;
  }
}

/** Reports the position of the video to a clock, or why there is none, twice a second. */
export function useClockReports(clock: PlaybackClock | undefined, reported: Reported): void {
  const report = useEffectEvent(() => clock?.report(stateOf(reported), reported.serverNow()));
  const leave = useEffectEvent((previous: PlaybackClock) =>
    previous.report({ is: 'gone' }, reported.serverNow()),
  );
  const state = reported.view?.is;
  useEffect(() => {
    if (!clock) return;
    const reportAndWait = () => {
      report();
      timer = setTimeout(
        reportAndWait,
        clock.now().shownAt === null ? FIRST_REPORT_EVERY_MS : REPORT_EVERY_MS,
      );
    };
    let timer = setTimeout(
      reportAndWait,
      state === 'ready' || state === 'loading' ? FIRST_REPORT_EVERY_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [clock, state]);
  useEffect(() => (clock ? () => leave(clock) : undefined), [clock]);
}

/**
 * Attaches the video of a stage to its clock. A paused video resumes: a viewer who seeks from elsewhere in the room expects
 * to see it move.
 */
export function useAttachedVideo(
  clock: PlaybackClock | undefined,
  position: PlaybackPosition,
  video: RefObject<HTMLVideoElement | null>,
): void {
  useEffect(() => {
    const resume = () => {
      if (video.current) void startPlaying(video.current);
    };
    return clock?.attach({
      toLive() {
        position.toLive();
        resume();
      },
      goTo(filmedAt) {
        position.goTo(filmedAt);
        resume();
      },
      reach: () => position.reach(),
    });
  }, [clock, position, video]);
}
