import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';

/** Letters of an answer to a letter. */
export const LETTER_ANSWER_MAX = 200;
/** Retention of messages, ms: fourteen months for money, ninety days for others. Messages pinned by a member are retained. */
export const MESSAGE_RETENTION_MS = { order: 425 * DAY_MS, other: 90 * DAY_MS } as const;

/**
 * Channels for offers beside the inbox: browser notifications, e-mail, text messages. Offers in the inbox are a separate
 * category [P.29].
 */
export const OFFER_CHANNELS = ['notice', 'email', 'sms'] as const;
export type OfferChannel = (typeof OFFER_CHANNELS)[number];

/** Full hours of Beijing: from the first until the second begins, over midnight where the second is earlier. */
export type QuietHours = { readonly from: number; readonly to: number };

/** Reports whether a time, epoch ms, is within the member’s quiet hours; two equal hours mean none [P.29]. */
export function isQuietAt(quiet: QuietHours | null, at: number): boolean {
  if (quiet === null || quiet.from === quiet.to) return false;
  const hour = Math.floor((at - siteDayStart(siteDayOf(at))) / HOUR_MS);
  const { from, to } = quiet;
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}
