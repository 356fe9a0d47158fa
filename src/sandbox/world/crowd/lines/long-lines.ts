const MINUTE = 60_000;
/** Time before a long line may be repeated in a room, ms. */
const APART_MS = 10 * MINUTE;
/** Retention of lines. They are noted slightly ahead of their time too, so they are retained a little longer. */
const RETENTION_MS = APART_MS + MINUTE;
/** Number of letters from which a line counts as long; shorter ones are common to all members. */
const LONG = 8;
/** Lines that begin with the same letters are the same line: only the ending is another hand's. */
const COMPARED = 10;
/** Prefix of a line: a mention, or an introductory phrase. */
const LEAD = /^(?:@\S+ )?(?:(?:说实话|讲真|不过|只能说|哎|哈哈)，|话说)?/u;
const NO_LETTER = /[^\p{L}\p{N}]/gu;

/** Returns the key that identifies a long line, or null for a short one. */
export function longLineKey(text: string): string | null {
  const letters = text.replace(LEAD, '').replaceAll(NO_LETTER, '');
  return letters.length < LONG ? null : letters.slice(0, COMPARED);
}

/** The long lines of one room. Times are epoch ms. */
export type LongLines = {
  /** Reports whether the line may be used: it is short, or has not been used for ten minutes. */
  isFresh(text: string, at: number): boolean;
  note(text: string, at: number): void;
};

export function longLines(): LongLines {
  /** Lines in the order they were noted. */
  const lastSentAt = new Map<string, number>();
  return {
    isFresh(text, at) {
      const key = longLineKey(text);
      const before = key === null ? undefined : lastSentAt.get(key);
      return before === undefined || before + APART_MS <= at;
    },
    note(text, at) {
      const key = longLineKey(text);
      if (key === null) return;
      lastSentAt.delete(key);
      lastSentAt.set(key, at);
      for (const [oldest, sentAt] of lastSentAt) {
        if (sentAt + RETENTION_MS > at) return;
        lastSentAt.delete(oldest);
      }
    },
  };
}
