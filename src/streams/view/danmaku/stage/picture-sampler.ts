import { filmedAt, NO_PICTURE, type PictureTime } from '#streams/danmaku/picture-time.ts';
import { pageNow } from './page-now.ts';

export type PictureSample = {
  /** When what is shown was filmed, epoch ms of the platform; null while unknown. */
  readonly filmedAt: number | null;
  readonly paused: boolean;
  readonly playbackRate: number;
};

/** A picture that is so far from where it would be by now, ms, has jumped. */
const JUMP_MS = 2_500;

/** Has the picture left its time, by going back or by coming home to the present? */
export function hasJumped(before: PictureTime, { filmedAt: now, knownAt }: PictureTime): boolean {
  const expected = filmedAt(before, knownAt);
  return now !== null && expected !== null && Math.abs(now - expected) > JUMP_MS;
}

/** The picture's time from what is known of it now. Between two sources it goes on from the one before. */
export function createPictureSampler(): (sample: PictureSample) => PictureTime {
  let last: PictureTime = NO_PICTURE;
  return ({ filmedAt: filmed, paused, playbackRate }) => {
    const now = pageNow();
    const known = filmed ?? filmedAt(last, now);
    last = { filmedAt: known, knownAt: now, rate: paused ? 0 : playbackRate };
    return last;
  };
}
