/** What the page last knew of the picture's time. */
export type PictureTime = {
  /** When what is shown was filmed, epoch ms of the platform; null while that is unknown. */
  readonly filmedAt: number | null;
  /** When the page knew this, ms since the epoch of the device by a monotonic clock (timeOrigin + now): the same in a page and its workers. */
  readonly knownAt: number;
  /** Seconds of picture in a second: 0 while it is paused. */
  readonly rate: number;
};

export const NO_PICTURE: PictureTime = { filmedAt: null, knownAt: 0, rate: 1 };

/** When what the picture shows at `now` was filmed, epoch ms; null while unknown. */
export const filmedAt = ({ filmedAt: filmed, knownAt, rate }: PictureTime, now: number): number | null =>
  filmed === null ? null : filmed + (now - knownAt) * rate;

/** When, by the monotonic clock, the picture shows what was filmed at this time; null when never as things are. */
export function shownAt({ filmedAt: filmed, knownAt, rate }: PictureTime, at: number): number | null {
  if (filmed === null || at <= filmed) return knownAt;
  return rate === 0 ? null : knownAt + (at - filmed) / rate;
}
