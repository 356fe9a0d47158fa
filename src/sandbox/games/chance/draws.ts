import { hashWords, type KeyedHash } from './keyed-hash.ts';

const WORDS = 2 ** 32;

/** Where a round's whole numbers come from: the same seeds and number of the round give the same numbers. */
export type Draws = {
  /** A whole number from 0 to `n` - 1, each as likely as the others. */
  below(n: number): number;
};

/** What a client seed may be: its letters cannot be confused with the number of the round. */
export const CLIENT_SEED = /^[\w-]{1,64}$/;

/**
 * The numbers of one round: HMAC(server seed, `client:nonce`), then `client:nonce:1` and so on, four bytes a number.
 * Words that would favour small numbers are left out.
 */
export function createDraws(key: KeyedHash, clientSeed: string, nonce: number): Draws {
  const base = `${clientSeed}:${nonce}`;
  let block = 0;
  let words = hashWords(key, base);
  let used = 0;
  const word = () => {
    if (used === words.length) {
      block += 1;
      words = hashWords(key, `${base}:${block}`);
      used = 0;
    }
    used += 1;
    return words[used - 1] ?? 0;
  };
  return {
    below(n) {
      const fair = WORDS - (WORDS % n);
      for (;;) {
        const drawn = word();
        if (drawn < fair) return drawn % n;
      }
    },
  };
}
