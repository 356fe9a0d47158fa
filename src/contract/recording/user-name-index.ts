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
export type FoundName = { readonly length: number; readonly user: string };

/** Names of users, matched in texts as whole words, ignoring case. */
export type UserNameIndex = {
  add(name: string, user: string): void;
  /** Longest name at a place of a text as a word; null for none. */
  at(text: string, place: number): FoundName | null;
};

/** Memory grows with the number of names; a look-up costs as much as there are lengths of names with its beginning. */
export function createUserNameIndex(): UserNameIndex {
  const users = new Map<string, string>();
  const lengths = new Map<string, Set<number>>();
  const isWord = (text: string, place: number, end: number): boolean =>
    !joins(characterBefore(text, place), characterAt(text, place)) &&
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
    at(text, place) {
      let found: FoundName | null = null;
      for (const length of lengths.get(text.slice(place, place + PREFIX).toLowerCase()) ?? []) {
        const user = users.get(text.slice(place, place + length).toLowerCase());
        if (user === undefined || length <= (found?.length ?? 0)) continue;
        if (isWord(text, place, place + length)) found = { length, user };
      }
      return found;
    },
  };
}
