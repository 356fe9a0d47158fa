/** Calls once the next frame has been painted. Returns what calls it off. */
export function whenPainted(video: HTMLVideoElement, act: () => void): () => void {
  // Firefox before 132 has no such callback: there, time that has moved on stands in for it.
  if (!('requestVideoFrameCallback' in video)) return whenMovedOn(video, act);
  const frame = video.requestVideoFrameCallback(act);
  return () => video.cancelVideoFrameCallback(frame);
}

function whenMovedOn(video: HTMLVideoElement, act: () => void): () => void {
  const from = video.currentTime;
  const moved = () => {
    if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.currentTime === from) return;
    forget();
    act();
  };
  const forget = () => video.removeEventListener('timeupdate', moved);
  video.addEventListener('timeupdate', moved);
  return forget;
}
