import { filmedAt, NO_VIDEO_TIME, type VideoTime } from '#streams/danmaku/video-time.ts';

export type VideoTimeSample = {
  /** Filming time of the current frame, epoch ms of the platform; null while unknown. */
  readonly filmedAt: number | null;
  /** Seconds of video per second: 0 while it stands still. */
  readonly rate: number;
};

/** Deviation from the expected position, ms, above which the video has jumped. */
const JUMP_MS = 2_500;

/** Reports whether the video has jumped, by going back or by returning to the live edge. */
export function hasJumped(before: VideoTime, { filmedAt: now, knownAt }: VideoTime): boolean {
  const expected = filmedAt(before, knownAt);
  return now !== null && expected !== null && Math.abs(now - expected) > JUMP_MS;
}

/** Monotonic ms with an origin that a page shares with its workers. */
export const pageNow = (): number => performance.timeOrigin + performance.now();

/** Creates a sampler of the video's time. Between two sources it continues from the previous one. */
export function createVideoTimeSampler(): (sample: VideoTimeSample) => VideoTime {
  let last: VideoTime = NO_VIDEO_TIME;
  return ({ filmedAt: filmed, rate }) => {
    const now = pageNow();
    const known = filmed ?? filmedAt(last, now);
    last = { filmedAt: known, knownAt: now, rate };
    return last;
  };
}
