import type { RefObject } from 'react';
import type { PictureSample } from './picture-sampler.ts';

/** The picture that danmaku follows. */
export type Picture = {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** When what is shown was filmed, epoch ms of the platform; null while unknown. */
  readonly filmedAt: () => number | null;
  /** A frame of the present source has been painted. */
  readonly moving: boolean;
};

/** A picture that has not begun holds nothing up. */
export function samplePicture({ video, filmedAt, moving }: Picture): PictureSample {
  const element = video.current;
  if (!moving || !element) return { filmedAt: null, paused: false, playbackRate: 1 };
  return { filmedAt: filmedAt(), paused: element.paused, playbackRate: element.playbackRate };
}
