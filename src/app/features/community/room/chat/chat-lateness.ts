import { hourMinute, type ServerTime, shortClock } from '#contract/units/time.ts';
import type { PictureMoment } from '#streams/view/time/picture-clock.ts';

/** The viewer is in the past when the picture is so much earlier than the latest it has shown, ms. */
const PAST_MS = 3_000;
/** From here on, ms, a chat that is level with its picture is noticeably late. */
const LATE_MS = 15_000;

/** Until when the chat goes that waits for a picture of the past; empty for one in the present. */
export function pastText({ shownAt, shownUntil }: PictureMoment): string {
  if (shownAt === null || shownUntil === null || shownUntil - shownAt <= PAST_MS) return '';
  return hourMinute(shownUntil);
}

/** How late the chat is with its picture; empty while nobody would notice. */
export const lateText = ({ shownUntil }: PictureMoment, now: ServerTime): string =>
  shownUntil === null || now - shownUntil < LATE_MS ? '' : shortClock(now - shownUntil);
