import { hashWords, type KeyedHash } from './keyed-hash.ts';

const WORD_RANGE = 2 ** 32;

/** Source of a round’s whole numbers: the same seeds and round number give the same numbers. */
export type Draws = {
  /** A whole number from 0 to `n` - 1, each as likely as the others. */
  below(n: number): number;
};

/** Format of a client seed: its characters cannot be confused with the number of the round. */
export const CLIENT_SEED = /^[\w-]{1,64}$/;

/**
 * Draws of one round: HMAC(server seed, `client:nonce`), then `client:nonce:1` and so on, four bytes a number. Words that
 * would bias towards small numbers are rejected.
 */
export function createDraws(key: KeyedHash, clientSeed: string, nonce: number): Draws {
  const base = `${clientSeed}:${nonce}`;
  let block = 0;
  let words = hashWords(key, base);
  let used = 0;
  const nextWord = () => {
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
      const fair = WORD_RANGE - (WORD_RANGE % n);
      for (;;) {
        const drawn = nextWord();
        if (drawn < fair) return drawn % n;
      }
    },
  };
}
