/**
 * Dialling codes a phone may be registered under, the usual one first. None is the beginning of another, so that the digits of
 * a full number have one reading.
 */
export const DIAL_CODES = ['86', '852', '853', '886', '60', '62', '63', '65', '66', '84'] as const;
export type DialCode = (typeof DIAL_CODES)[number];
