/**
 * Ways by which offers reach a member beside the inbox: the browser's notices, mail, text messages. Offers in the inbox are a
 * category of its own [P.29].
 */
export const OFFER_CHANNELS = ['notice', 'email', 'sms'] as const;
export type OfferChannel = (typeof OFFER_CHANNELS)[number];
