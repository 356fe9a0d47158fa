/** Latest time of the video known to the page. */
export type VideoTime = {
  /** Filming time of the current frame, epoch ms of the platform; null while that is unknown. */
  readonly filmedAt: number | null;
  /**
   * Time of this measurement, ms since the epoch of the device by a monotonic clock (timeOrigin + now): the same in a page
   * and its workers.
   */
  readonly knownAt: number;
  /** Seconds of video per second: 0 while it stands still. */
  readonly rate: number;
};

export const NO_VIDEO_TIME: VideoTime = { filmedAt: null, knownAt: 0, rate: 1 };

/** Returns the filming time of the frame shown at `now`, epoch ms; null while unknown. */
export const filmedAt = ({ filmedAt: filmed, knownAt, rate }: VideoTime, now: number): number | null =>
  filmed === null ? null : filmed + (now - knownAt) * rate;

/** Returns the monotonic time at which the video shows the frame filmed at this time; null for never under the current state. */
export function shownAt({ filmedAt: filmed, knownAt, rate }: VideoTime, at: number): number | null {
  if (filmed === null || at <= filmed) return knownAt;
  return rate === 0 ? null : knownAt + (at - filmed) / rate;
}
