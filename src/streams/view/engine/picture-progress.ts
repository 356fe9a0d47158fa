/** An element that plays sound alone: it shows no frames, and nothing ever paints. */
export const isSoundAlone = (video: HTMLVideoElement): boolean =>
  video.videoWidth === 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

/** Grows while the picture moves: frames, or seconds where there is sound alone. */
export const progressOf = (video: HTMLVideoElement): number =>
  isSoundAlone(video) ? video.currentTime : video.getVideoPlaybackQuality().totalVideoFrames;
