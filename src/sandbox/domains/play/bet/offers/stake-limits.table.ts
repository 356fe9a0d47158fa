import type { Currency } from '#contract/units/money.ts';
import { BOOKS, type BookCode } from '#sandbox/base/tables/books.table.ts';

/** Limits of one bet, minor units. */
type Limits = {
  /** Least and highest stake of a whole bet. */
  readonly least: bigint;
  readonly most: bigint;
  /** Highest win of one bet beyond its stake, before the match and in play. */
  readonly winMax: bigint;
  readonly liveWinMax: bigint;
  /** Highest total win of all open bets of one member on one match. */
  readonly matchWinMax: bigint;
};

/** Limits of which each book accepts its own part. */
const FULL: Readonly<Record<Currency, Limits>> = {
  CNY: {
    least: 10_00n,
    most: 50_000_00n,
    winMax: 200_000_00n,
    liveWinMax: 100_000_00n,
    matchWinMax: 400_000_00n,
  },
  USDT: {
    least: 2_00n,
    most: 7_000_00n,
    winMax: 28_000_00n,
    liveWinMax: 14_000_00n,
    matchWinMax: 56_000_00n,
  },
};

/** Returns the limits of a book in a currency; the least stake is the same everywhere. */
export function stakeLimits({
  venue,
  currency,
}: {
  readonly venue: BookCode;
  readonly currency: Currency;
}): Limits {
  const { least, most, winMax, liveWinMax, matchWinMax } = FULL[currency];
  const part = (amount: bigint) => (amount * BigInt(BOOKS[venue].limitsPercent)) / 100n;
  return {
    least,
    most: part(most),
    winMax: part(winMax),
    liveWinMax: part(liveWinMax),
    matchWinMax: part(matchWinMax),
  };
}

/** Highest payout of a bet, excluding refunded stakes. */
export const PAYOUT_MAX: Readonly<Record<Currency, bigint>> = { CNY: 500_000_00n, USDT: 70_000_00n };
