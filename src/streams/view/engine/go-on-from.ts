/** Left before the end of what is loaded, so that the picture does not wait there, s. */
const MARGIN_S = 0.2;
/** Nobody sees so little, ms. */
const UNSEEN_MS = 150;

type Position = Pick<HTMLVideoElement, 'currentTime' | 'buffered'>;

/**
 * A picture that is loaded again shows nothing a second time: when it was filmed before what was last seen, it skips
 * ahead as far as it has loaded. Both moments are epoch ms of filming. Says whether it skipped.
 */
export function goOnFrom(video: Position, filmedAt: number | null, lastSeenAt: number | null): boolean {
  if (filmedAt === null || lastSeenAt === null || lastSeenAt - filmedAt < UNSEEN_MS) return false;
  const { buffered, currentTime } = video;
  if (buffered.length === 0) return false;
  const loaded = buffered.end(buffered.length - 1) - MARGIN_S;
  const wanted = Math.min(loaded, currentTime + (lastSeenAt - filmedAt) / 1_000);
  if (wanted <= currentTime) return false;
  video.currentTime = wanted;
  return true;
}
