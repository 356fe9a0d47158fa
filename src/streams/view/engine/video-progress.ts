/** An element that plays sound alone: it shows no frames, and nothing ever paints. */
export const isSoundAlone = (video: HTMLVideoElement): boolean =>
  video.videoWidth === 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

/** Returns a measure that grows while the video plays: frames, or seconds for audio only. */
export const progressOf = (video: HTMLVideoElement): number =>
  isSoundAlone(video) ? video.currentTime : video.getVideoPlaybackQuality().totalVideoFrames;
