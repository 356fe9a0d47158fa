const SHORT = 8;
const LONG = 16;

/** Names nobody can trace back without the key. */
export type Pseudonyms = {
  user(name: string): string;
  id(id: string): string;
  /** A text whose `@names` are replaced the same way. */
  text(text: string): string;
};

/** Pseudonyms by a keyed hash: HMAC-SHA-256 of a text under a key of the caller's, in hex. */
export function pseudonymsUnder(keyedHash: (text: string) => string): Pseudonyms {
  const user = (name: string) => `u-${keyedHash(`user:${name}`).slice(0, LONG)}`;
  return {
    user,
    id: (id) => `x-${keyedHash(`id:${id}`).slice(0, LONG)}`,
    text: (text) =>
      text.replaceAll(
        /(?<![\p{L}\p{N}])@[\p{L}\p{N}_-]{2,32}/gu,
        (name) => `@${user(name.slice(1)).slice(2, 2 + SHORT)}`,
      ),
  };
}
