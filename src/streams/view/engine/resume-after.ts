/** Margin left before the end of the buffer, so that the video does not stall there, s. */
const MARGIN_S = 0.2;
/** Overlap too short to be noticed, ms. */
const UNSEEN_MS = 150;

type Position = Pick<HTMLVideoElement, 'currentTime' | 'buffered'>;

/**
 * Skips frames already seen when a video is loaded again: if its position is before the last frame seen, it skips ahead as
 * far as it is buffered. Both times are epoch ms of filming. Returns whether it skipped.
 */
export function resumeAfter(video: Position, filmedAt: number | null, lastSeenAt: number | null): boolean {
  if (filmedAt === null || lastSeenAt === null || lastSeenAt - filmedAt < UNSEEN_MS) return false;
  const { buffered, currentTime } = video;
  if (buffered.length === 0) return false;
  const loaded = buffered.end(buffered.length - 1) - MARGIN_S;
  const wanted = Math.min(loaded, currentTime + (lastSeenAt - filmedAt) / 1_000);
  if (wanted <= currentTime) return false;
  video.currentTime = wanted;
  return true;
}
