/**
 * Channels for offers beside the inbox: browser notifications, e-mail, text messages. Offers in the inbox are a separate
 * category [P.29].
 */
export const OFFER_CHANNELS = ['notice', 'email', 'sms'] as const;
export type OfferChannel = (typeof OFFER_CHANNELS)[number];
