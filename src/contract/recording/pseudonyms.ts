import { createUserNameIndex } from './user-name-index.ts';

const SHORT = 8;
const LONG = 16;

/** `@` and the name behind it, letters of every script with their marks, points inside it; read in place. */
const CALL =
  /[@＠][\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]{0,199}(?:\.[\p{L}\p{N}_][\p{L}\p{M}\p{N}_-]{0,199}){0,9}/uy;
const CALL_SIGN = /^[@＠]$/;
const LETTER = /[\p{L}\p{M}\p{N}]$/u;

/** Pseudonyms that cannot be traced back without the key. */
export type Pseudonyms = {
  user(name: string): string;
  id(id: string): string;
  /** Makes `text` replace a name of a person wherever it is a word. */
  learn(name: string, user?: string): void;
  /** Replaces the learnt names and `@names` of a text with the same pseudonyms. */
  text(text: string): string;
};

/** End of the `@name` that begins at a place of a text; the place itself for none. */
function callEnd(text: string, place: number): number {
  if (!CALL_SIGN.test(text.charAt(place)) || LETTER.test(text.slice(Math.max(0, place - 2), place)))
    return place;
  CALL.lastIndex = place;
  return CALL.test(text) ? CALL.lastIndex : place;
}

/** Pseudonyms by a keyed hash: HMAC-SHA-256 of a text under a key of the caller's, in hex. */
export function pseudonymsUnder(keyedHash: (text: string) => string): Pseudonyms {
  const user = (name: string) => `u-${keyedHash(`user:${name}`).slice(0, LONG)}`;
  const short = (name: string) => user(name).slice(2, 2 + SHORT);
  const known = createUserNameIndex();
  const text = (said: string) => {
    let shown = '';
    let at = 0;
    while (at < said.length) {
      const sign = CALL_SIGN.test(said.charAt(at)) ? 1 : 0;
      const found = known.at(said, at + sign);
      const [called, named] = [callEnd(said, at), found ? at + sign + found.length : at];
      if (called === at && named === at) shown += said.charAt(at++);
      else {
        const isKnown = found !== null && named >= called;
        shown += `${'@'.repeat(sign)}${short(isKnown ? found.user : said.slice(at + sign, called))}`;
        at = Math.max(called, named);
      }
    }
    return shown;
  };
  return {
    user,
    id: (id) => `x-${keyedHash(`id:${id}`).slice(0, LONG)}`,
    learn: (name, who = name) => known.add(name, who),
    text,
  };
}
