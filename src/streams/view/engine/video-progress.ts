/** An element that plays sound alone: it shows no frames, and nothing ever paints. */
export const isSoundAlone = (video: HTMLVideoElement): boolean =>
  video.videoWidth === 0 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;

/** Returns a measure that grows while the video plays: frames, or seconds for audio only. */
export const progressOf = (video: HTMLVideoElement): number =>
  isSoundAlone(video) ? video.currentTime : video.getVideoPlaybackQuality().totalVideoFrames;

type Watch = (video: HTMLVideoElement, act: () => void) => () => void;

/** Calls `act` once the next frame has been painted; for audio only, once it is available. Returns a function that cancels it. */
export function whenPainted(video: HTMLVideoElement, act: () => void): () => void {
  // Firefox before 132 has no such callback: there, an advanced playback time replaces it.
  const whenShown = 'requestVideoFrameCallback' in video ? whenFramed : whenMovedOn;
  const forget = () => {
    for (const end of ends) end();
  };
  const once = () => {
    forget();
    act();
  };
  const ends = [whenShown(video, once), whenAudible(video, once)];
  return forget;
}

const whenFramed: Watch = (video, act) => {
  const frame = video.requestVideoFrameCallback(act);
  return () => video.cancelVideoFrameCallback(frame);
};

const whenMovedOn: Watch = (video, act) => {
  const from = video.currentTime;
  const moved = () => {
    if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && video.currentTime !== from) act();
  };
  video.addEventListener('timeupdate', moved);
  return () => video.removeEventListener('timeupdate', moved);
};

const AUDIO_EVENTS = ['loadeddata', 'timeupdate'] as const;

const whenAudible: Watch = (video, act) => {
  const onAudio = () => {
    if (isSoundAlone(video)) act();
  };
  for (const name of AUDIO_EVENTS) video.addEventListener(name, onAudio);
  return () => {
    for (const name of AUDIO_EVENTS) video.removeEventListener(name, onAudio);
  };
};
