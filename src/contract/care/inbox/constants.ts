import { DAY_MS } from '#contract/units/durations.ts';

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
