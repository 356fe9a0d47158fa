import type { NavKind } from '#contract/site/navigation/schema.ts';
import { BOOKS, type BookCode } from '#sandbox/base/tables/books.table.ts';

/** Venue of the platform. `kind` is the kind of play it offers. */
export type Venue = {
  readonly code: string;
  readonly name: string;
  readonly kind: NavKind;
  /** Hundredths of a percent. */
  readonly rebate: number;
  /** 0 open, 1 in maintenance and shown, 2 off. */
  readonly status: 0 | 1 | 2;
  readonly displayed: boolean;
};

const open = (kind: NavKind, code: string, name: string, rebate: number): Venue => ({
  code,
  name,
  kind,
  rebate,
  status: 0,
  displayed: true,
});

/** Venue that takes bets on matches. */
const book = (code: BookCode, rebate: number): Venue =>
  open(BOOKS[code].kind, code, BOOKS[code].name, rebate);

/** All venues; each site offers some of them. */
export const VENUES: readonly Venue[] = [
  book('YBTY', 60),
  book('LJTY', 55),
  book('QHTY', 50),
  { ...book('LZTY', 50), status: 1 },
  book('BTGJ', 45),
  { ...book('HJTY', 40), status: 2, displayed: false },
  book('HGDJ', 50),
  book('YBDJ', 45),
  open('casino', 'JGZR', '极光真人', 80),
  open('casino', 'XHZR', '星河真人', 75),
  open('slots', 'YBEGDZ', '云豹电子', 120),
  open('slots', 'YHEGDZ', '银狐电子', 110),
  open('slots', 'BTEGDZ', '白塔电子', 110),
  open('slots', 'JGEGDZ', '极光电子', 100),
  open('slots', 'AGQHDZ', '青禾电子', 100),
  { ...open('slots', 'LZEGDZ', '棱镜电子', 100), status: 1 },
  open('chess', 'FLQP', '风铃棋牌', 90),
  open('fishing', 'HTBY', '海图捕鱼', 90),
  open('lottery', 'QNCP', '青鸟彩票', 30),
];
