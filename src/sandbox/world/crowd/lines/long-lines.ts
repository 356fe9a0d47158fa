const MINUTE = 60_000;
/** Nobody in a room says a long line again before so long has passed, ms. */
const APART_MS = 10 * MINUTE;
/** Lines are noted a little ahead of their time too, so that they are kept a little longer. */
const KEPT_MS = APART_MS + MINUTE;
/** A line with so many letters is long; shorter ones are what everybody says. */
const LONG = 8;
/** Lines that begin with the same letters are the same line: only the ending is another hand's. */
const COMPARED = 10;
/** How people begin a line to somebody, or lead into it. */
const LEAD = /^(?:@\S+ )?(?:(?:说实话|讲真|不过|只能说|哎|哈哈)，|话说)?/u;
const NO_LETTER = /[^\p{L}\p{N}]/gu;

/** What a long line is known by, or null for a short one. */
export function longLineKey(text: string): string | null {
  const letters = text.replace(LEAD, '').replaceAll(NO_LETTER, '');
  return letters.length < LONG ? null : letters.slice(0, COMPARED);
}

/** The long lines of one room. Times are epoch ms. */
export type LongLines = {
  /** Whether the line may be said: it is short, or nobody has said it for ten minutes. */
  isFresh(text: string, at: number): boolean;
  note(text: string, at: number): void;
};

export function longLines(): LongLines {
  /** In the order they were noted. */
  const said = new Map<string, number>();
  return {
    isFresh(text, at) {
      const key = longLineKey(text);
      const before = key === null ? undefined : said.get(key);
      return before === undefined || before + APART_MS <= at;
    },
    note(text, at) {
      const key = longLineKey(text);
      if (key === null) return;
      said.delete(key);
      said.set(key, at);
      for (const [oldest, saidAt] of said) {
        if (saidAt + KEPT_MS > at) return;
        said.delete(oldest);
      }
    },
  };
}
