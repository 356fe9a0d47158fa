import CryptoJS from 'crypto-js/core.js';
import 'crypto-js/hmac.js';
import 'crypto-js/sha256.js';

/** Minimum length of a searched name: shorter ones are too common as words. */
const SHORTEST = 2;
/** Names of digits alone are looked for from this length on: shorter ones are scores and times. */
const SHORTEST_NUMBER = 5;
/** Characters of a name by which it is found. */
const PREFIX = 2;

/** Character of a word; `UNSPACED` are the scripts without spaces between words. */
const WORD = /^[\p{L}\p{M}\p{N}_]$/u;
const UNSPACED =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]$/u;

/** Reports whether a word continues from one character to the next. */
const joins = (left: string, right: string): boolean =>
  WORD.test(left) && WORD.test(right) && !UNSPACED.test(left) && !UNSPACED.test(right);

const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0x20);
function characterBefore(text: string, at: number): string {
  const low = text.charCodeAt(at - 1);
  const isPair = low >= 0xdc00 && low <= 0xdfff && at > 1;
  return at === 0 ? ' ' : text.slice(at - (isPair ? 2 : 1), at);
}

/** A person's name in a text, and who it is. */
type FoundName = { readonly length: number; readonly user: string };

/** Names of users, matched in texts as whole words, ignoring case. */
type UserNameIndex = {
  add(name: string, user: string): void;
  /** Longest name at a place of a text as a word; null for none. */
  at(text: string, start: number): FoundName | null;
};

/** Memory grows with the number of names; a look-up costs as much as there are lengths of names with its beginning. */
function createUserNameIndex(): UserNameIndex {
  const users = new Map<string, string>();
  const lengths = new Map<string, Set<number>>();
  const isWholeWord = (text: string, start: number, end: number): boolean =>
    !joins(characterBefore(text, start), characterAt(text, start)) &&
    !joins(characterBefore(text, end), characterAt(text, end));
  return {
    add(name, user) {
      const folded = name.trim().toLowerCase();
      const isNumber = /^\d+$/.test(folded);
      if (folded.length < (isNumber ? SHORTEST_NUMBER : SHORTEST)) return;
      const prefix = folded.slice(0, PREFIX);
      if (!users.has(folded)) users.set(folded, user);
      lengths.set(prefix, (lengths.get(prefix) ?? new Set()).add(folded.length));
    },
    at(text, start) {
      let found: FoundName | null = null;
      for (const length of lengths.get(text.slice(start, start + PREFIX).toLowerCase()) ?? []) {
        const user = users.get(text.slice(start, start + length).toLowerCase());
        if (user === undefined || length <= (found?.length ?? 0)) continue;
        if (isWholeWord(text, start, start + length)) found = { length, user };
      }
      return found;
    },
  };
}

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
  addName(name: string, user?: string): void;
  /** Replaces the learnt names and `@names` of a text with the same pseudonyms. */
  text(text: string): string;
};

/** End of the `@name` that begins at a place of a text; the place itself for none. */
function callEnd(text: string, start: number): number {
  if (!CALL_SIGN.test(text.charAt(start)) || LETTER.test(text.slice(Math.max(0, start - 2), start)))
    return start;
  CALL.lastIndex = start;
  return CALL.test(text) ? CALL.lastIndex : start;
}

/** Pseudonyms by a keyed hash: HMAC-SHA-256 of a text under a key of the caller's, in hex. */
export function pseudonymsUnder(keyedHash: (text: string) => string): Pseudonyms {
  const user = (name: string) => `u-${keyedHash(`user:${name}`).slice(0, LONG)}`;
  const short = (name: string) => user(name).slice(2, 2 + SHORT);
  const known = createUserNameIndex();
  const text = (input: string) => {
    let shown = '';
    let at = 0;
    while (at < input.length) {
      const sign = CALL_SIGN.test(input.charAt(at)) ? 1 : 0;
      const found = known.at(input, at + sign);
      const [called, named] = [callEnd(input, at), found ? at + sign + found.length : at];
      if (called === at && named === at) shown += input.charAt(at++);
      else {
        const isKnown = found !== null && named >= called;
        shown += `${'@'.repeat(sign)}${short(isKnown ? found.user : input.slice(at + sign, called))}`;
        at = Math.max(called, named);
      }
    }
    return shown;
  };
  return {
    user,
    id: (id) => `x-${keyedHash(`id:${id}`).slice(0, LONG)}`,
    addName: (name, userId = name) => known.add(name, userId),
    text,
  };
}

/** Returns a synchronous HMAC-SHA-256 function with hex output, for environments without Node; `key` is text, prepared once. */
export function keyedHash(key: string): (text: string) => string {
  const hmac = CryptoJS.algo.HMAC.create(CryptoJS.algo.SHA256, key);
  return (text) => {
    const hash = hmac.finalize(text).toString();
    hmac.reset();
    return hash;
  };
}
