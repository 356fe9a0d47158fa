import { DAY_MS } from '#contract/units/durations.ts';
import { dayTime, hourMinute, type ServerTime, serverTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

const DAY_LETTERS = 5;
const dayOf = (at: ServerTime) => dayTime(at).slice(0, DAY_LETTERS);

/** When a message came, as a list says it: the hour today, then yesterday, then the day in Beijing. */
export function messageTime(at: ServerTime, now: ServerTime): string {
  const day = dayOf(at);
  if (day === dayOf(now)) return hourMinute(at);
  return day === dayOf(serverTime(now - DAY_MS)) ? t('inbox.yesterday') : day;
}
