/** Reports whether the viewer has paused an element, which is more than the element being stopped. */
export type ViewerPause = { isPaused(): boolean; stop(): void };

/**
 * Whether a pause was not caused by the viewer: the engine removed the stream, the video failed or ended, the browser hid
 * the tab.
 */
export const isUnmeant = (video: HTMLVideoElement): boolean =>
  video.error !== null ||
  video.ended ||
  video.readyState === HTMLMediaElement.HAVE_NOTHING ||
  document.hidden;

/** Follows an element's pauses for as long as it is shown, source after source. */
export function watchPauses(video: HTMLVideoElement): ViewerPause {
  let paused = false;
  const stopped = () => {
    // Played on in the meantime, the pause has passed.
    if (video.paused && !isUnmeant(video)) paused = true;
  };
  const played = () => {
    paused = false;
  };
  video.addEventListener('pause', stopped);
  video.addEventListener('play', played);
  return {
    isPaused: () => paused,
    stop() {
      video.removeEventListener('pause', stopped);
      video.removeEventListener('play', played);
    },
  };
}
