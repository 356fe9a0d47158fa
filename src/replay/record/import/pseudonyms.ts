import { createHmac, randomBytes } from 'node:crypto';

const SHORT = 8;
const LONG = 16;

/** Names nobody can trace back without the key. */
export type Pseudonyms = {
  user(name: string): string;
  id(id: string): string;
  /** A text whose `@names` are replaced the same way. */
  text(text: string): string;
};

/**
 * HMAC-SHA-256 of names and numbers.
 * @param key the same key gives the same people the same names in another recording; null takes one that nobody knows
 */
export function pseudonymsBy(key: string | null): Pseudonyms {
  const secret = key ?? randomBytes(32);
  const sealed = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}:${text}`).digest('hex');
  const user = (name: string) => `u-${sealed('user', name).slice(0, LONG)}`;
  return {
    user,
    id: (id) => `x-${sealed('id', id).slice(0, LONG)}`,
    text: (text) =>
      text.replaceAll(
        /(?<![\p{L}\p{N}])@[\p{L}\p{N}_-]{2,32}/gu,
        (name) => `@${user(name.slice(1)).slice(2, 2 + SHORT)}`,
      ),
  };
}
