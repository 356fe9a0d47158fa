import type { RefObject } from 'react';
import type { VideoTimeSample } from './video-time-sampler.ts';

/** Video that danmaku follows. */
export type FollowedVideo = {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Returns the filming time of the current frame, epoch ms of the platform; null while unknown. */
  readonly filmedAt: () => number | null;
  /** A frame of the present source has been painted. */
  readonly moving: boolean;
};

/** Returns the position of a video and its rate: 0 while it is paused or has stalled. A video that has not begun delays no text. */
export function sampleVideoTime({ video, filmedAt, moving }: FollowedVideo): VideoTimeSample {
  const element = video.current;
  if (!moving || !element) return { filmedAt: null, rate: 1 };
  const isStill = element.paused || element.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  return { filmedAt: filmedAt(), rate: isStill ? 0 : element.playbackRate };
}
