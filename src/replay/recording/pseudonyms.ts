import { createHmac, randomBytes } from 'node:crypto';
import { type Pseudonyms, pseudonymsUnder } from '#contract/recording/pseudonyms.ts';

/** Environment variable of the pseudonym key, which keeps people recognisable across recordings. */
export const KEY_VARIABLE = 'COURTSIDE_REPLAY_KEY';

/** Reads that key; with null every recording uses its own. */
export const pseudonymKey = (): string | null => process.env[KEY_VARIABLE] || null;

/**
 * Creates pseudonyms: the HMAC-SHA-256 of names and numbers.
 * @param key the same key gives the same pseudonyms in another recording; null generates a random key that is not stored
 */
export function pseudonymsBy(key: string | null): Pseudonyms {
  const secret = key ?? randomBytes(32);
  return pseudonymsUnder((text) => createHmac('sha256', secret).update(text).digest('hex'));
}
