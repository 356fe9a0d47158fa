/** Names of the openers of a response. */
export const OPENER_NAMES = [
  'ours',
  'ours without schema',
  'parse and schema only',
  'WebCrypto with tag and schema',
  'WebCrypto alone',
  'crypto-js alone',
] as const;
export type Opener = (typeof OPENER_NAMES)[number];
