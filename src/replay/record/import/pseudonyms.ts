import { createHmac, randomBytes } from 'node:crypto';
import { type Pseudonyms, pseudonymsUnder } from '#contract/recording/pseudonyms.ts';

/**
 * HMAC-SHA-256 of names and numbers.
 * @param key the same key gives the same people the same names in another recording; null takes one that nobody knows
 */
export function pseudonymsBy(key: string | null): Pseudonyms {
  const secret = key ?? randomBytes(32);
  return pseudonymsUnder((text) => createHmac('sha256', secret).update(text).digest('hex'));
}
