import { hourMinute, type ServerTime, shortClock } from '#contract/units/time.ts';
import type { PlaybackMoment } from '#streams/view/time/playback-clock.ts';

/** Lag behind the latest shown frame from which the viewer counts as in the past, ms. */
const PAST_MS = 3_000;
/** Delay from which a chat in sync with its video is noticeably late, ms. */
const LATE_MS = 15_000;

/** Returns the time up to which a chat shows messages while its video plays the past; empty for a live one. */
export function pastText({ shownAt, shownUntil }: PlaybackMoment): string {
  if (shownAt === null || shownUntil === null || shownUntil - shownAt <= PAST_MS) return '';
  return hourMinute(shownUntil);
}

/** Returns the delay of the chat with its video; empty while it is not noticeable. */
export const lateText = ({ shownUntil }: PlaybackMoment, now: ServerTime): string =>
  shownUntil === null || now - shownUntil < LATE_MS ? '' : shortClock(now - shownUntil);
