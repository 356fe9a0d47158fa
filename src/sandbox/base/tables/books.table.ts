import { SECOND_MS } from '#contract/units/durations.ts';

/** Venues that take bets on matches, by their codes. */
export const BOOK_CODES = ['YBTY', 'LJTY', 'QHTY', 'LZTY', 'BTGJ', 'HJTY', 'HGDJ', 'YBDJ'] as const;
export type BookCode = (typeof BOOK_CODES)[number];

/** Terms on which a venue takes bets. */
export type Book = {
  readonly name: string;
  readonly kind: 'sports' | 'esports';
  /** Added to the overround of every market, thousandths. */
  readonly margin: number;
  /** Share of the stakes and wins of the table of limits that is accepted, per cent. */
  readonly limitsPercent: number;
  /** Delay before a bet on a match in play is decided, by class of balls. */
  readonly liveDelayMs: Readonly<Record<1 | 2 | 3, number>>;
  /** Lock of prices after a goal or a red card: least time, and its random extension. */
  readonly lock: { readonly leastMs: number; readonly spreadMs: number };
};

const delays = (football: number, basketball: number, esports: number): Book['liveDelayMs'] => ({
  1: football * SECOND_MS,
  2: basketball * SECOND_MS,
  3: esports * SECOND_MS,
});

const lock = (least: number, spread: number): Book['lock'] => ({
  leastMs: least * SECOND_MS,
  spreadMs: spread * SECOND_MS,
});

const HOUSE: Omit<Book, 'name'> = {
  kind: 'sports',
  margin: 0,
  limitsPercent: 100,
  liveDelayMs: delays(5, 3, 3),
  lock: lock(20, 20),
};

export const BOOKS: Readonly<Record<BookCode, Book>> = {
  YBTY: { ...HOUSE, name: '云豹体育' },
  LJTY: {
    ...HOUSE,
    name: '蓝鲸体育',
    margin: -5,
    limitsPercent: 160,
    liveDelayMs: delays(6, 4, 4),
    lock: lock(25, 15),
  },
  QHTY: {
    ...HOUSE,
    name: '青禾体育',
    margin: 15,
    limitsPercent: 40,
    liveDelayMs: delays(8, 5, 5),
    lock: lock(30, 30),
  },
  LZTY: { ...HOUSE, name: '棱镜体育', margin: 5, limitsPercent: 80 },
  BTGJ: { ...HOUSE, name: '白塔冠军盘', margin: 10, limitsPercent: 120, liveDelayMs: delays(7, 4, 4) },
  HJTY: { ...HOUSE, name: '海角体育', margin: 20, limitsPercent: 50 },
  HGDJ: {
    ...HOUSE,
    name: '弧光电竞',
    kind: 'esports',
    limitsPercent: 60,
    liveDelayMs: delays(5, 3, 4),
    lock: lock(15, 15),
  },
  YBDJ: {
    ...HOUSE,
    name: '云豹电竞',
    kind: 'esports',
    margin: 8,
    limitsPercent: 50,
    lock: lock(18, 12),
  },
};

/** Books that each site offers, in the order of its navigation. */
export const SITE_BOOKS = {
  5000: BOOK_CODES,
  5003: ['YBTY', 'LZTY'],
} as const satisfies Readonly<Record<number, readonly [BookCode, ...BookCode[]]>>;

/** Returns the books of a kind that a site offers. */
export const booksOfKind = (siteId: keyof typeof SITE_BOOKS, kind: Book['kind']): readonly BookCode[] =>
  SITE_BOOKS[siteId].filter((code) => BOOKS[code].kind === kind);

const CODES: ReadonlySet<string> = new Set(BOOK_CODES);

/** Reports whether a venue takes bets on matches. */
export const isBook = (code: string): code is BookCode => CODES.has(code);
