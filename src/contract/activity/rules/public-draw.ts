import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/hmac.js';
import 'crypto-js/sha256.js';

const WORD_RANGE = 2n ** 64n;
const HEX_OF_8_BYTES = 16;
const TEXT_BYTES = CryptoJS.enc.Utf8;

const bytesOf = (seed: string) => CryptoJS.enc.Hex.parse(seed);

/** SHA-256 of a text, as lower-case hexadecimal. */
const sha256Of = (text: string): string => CryptoJS.SHA256(TEXT_BYTES.parse(text)).toString();

/**
 * Returns the commitment published before any result depends on a seed: SHA-256 of its bytes and the bound list.
 * @param seed 32 bytes as hexadecimal
 * @param bound a list that is fixed with the seed; blank for the seed alone
 */
export const commitmentOf = (seed: string, bound = ''): string =>
  CryptoJS.SHA256(bytesOf(seed).concat(TEXT_BYTES.parse(bound))).toString();

/** Returns the published hash of the closed ticket list: SHA-256 of the ticket numbers, one a line. */
export const listHashOf = (tickets: readonly string[]): string => sha256Of(tickets.join('\n'));

/** Whole numbers that follow from a seed and a label: the n-th is from HMAC-SHA-256(seed, `label:n`). */
type SeededDraws = {
  /** From 0 to `below` - 1, each as likely as the others: what would favour small numbers is left out. */
  next(below: number): number;
};

/** @param seed 32 bytes as hexadecimal */
export function seededDraws(seed: string, label: string): SeededDraws {
  const hmac = CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA256, bytesOf(seed));
  let counter = 0;
  const nextWord = () => {
    const hash = hmac.finalize(`${label}:${counter}`).toString();
    hmac.reset();
    counter += 1;
    return BigInt(`0x${hash.slice(0, HEX_OF_8_BYTES)}`);
  };
  return {
    next(below) {
      const size = BigInt(below);
      const fair = WORD_RANGE - (WORD_RANGE % size);
      for (;;) {
        const drawn = nextWord();
        if (drawn < fair) return Number(drawn % size);
      }
    },
  };
}

/**
 * Returns the first `winnerCount` items of a fair shuffle, in the order they were drawn. `next` returns an integer below its
 * argument.
 */
export function drawnOf<T>(
  items: readonly T[],
  winnerCount: number,
  next: (below: number) => number,
): readonly T[] {
  const list = [...items];
  const count = Math.min(winnerCount, list.length);
  for (let index = 0; index < count; index += 1) {
    const at = index + next(list.length - index);
    list.splice(index, 1, ...list.splice(at, 1, ...list.slice(index, index + 1)));
  }
  return list.slice(0, count);
}

/** Returns the winning numbers, first rank first; the seed and the list determine them. */
export const winnersOf = (seed: string, tickets: readonly string[], winnerCount: number): readonly string[] =>
  drawnOf(tickets, winnerCount, seededDraws(seed, listHashOf(tickets)).next);
