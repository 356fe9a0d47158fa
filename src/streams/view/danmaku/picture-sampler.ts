import { filmedAt, NO_PICTURE, type PictureTime } from '#streams/danmaku/picture-time.ts';
import { pageNow } from './page-now.ts';

export type PictureSample = {
  /** When what is shown was filmed, epoch ms of the platform; null while unknown. */
  readonly filmedAt: number | null;
  readonly paused: boolean;
  readonly playbackRate: number;
};

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
