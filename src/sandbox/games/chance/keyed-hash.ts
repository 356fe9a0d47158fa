import { absorb, bytesOfState, finish, type HashState, startOfHash } from './sha256.ts';

const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;

/** An HMAC-SHA-256 whose key is already absorbed: each message then costs half of what it would. */
export type KeyedHash = { readonly inner: HashState; readonly outer: HashState };

function absorbedKey(key: Uint8Array, mask: number): HashState {
  const block = Uint8Array.from({ length: BLOCK_BYTES }, (_, index) => (key[index] ?? 0) ^ mask);
  const state = startOfHash();
  absorb(state, block, 0);
  return state;
}

/** @param key at most 64 bytes; a server seed has 32 */
export const keyedHash = (key: Uint8Array): KeyedHash => ({
  inner: absorbedKey(key, INNER),
  outer: absorbedKey(key, OUTER),
});

const message = new Uint8Array(2 * BLOCK_BYTES);

/** HMAC of an ASCII text as eight words, the highest byte of each first. @throws RangeError for more than 128 characters. */
export function hashWords({ inner, outer }: KeyedHash, text: string): HashState {
  if (text.length > message.length) throw new RangeError('the text is too long');
  for (let i = 0; i < text.length; i += 1) message[i] = text.charCodeAt(i);
  const first = bytesOfState(finish(inner.slice(), message, text.length, BLOCK_BYTES));
  return finish(outer.slice(), first, first.length, BLOCK_BYTES);
}
