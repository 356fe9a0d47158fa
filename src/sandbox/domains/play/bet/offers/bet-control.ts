import { BOOKS, type BookCode } from '#sandbox/base/tables/books.table.ts';
import type { BallClass } from './selection-rule.ts';

/** Operator’s override for the next bet that is decided. */
export type NextBet =
  | { readonly is: 'refuse'; readonly note: string }
  /** Reduction of every price, hundredths of a percent. */
  | { readonly is: 'offer'; readonly less: number };

type InPlay = { readonly isLive: boolean; readonly ballClass: BallClass };

export type BetControl = ReturnType<typeof createBetControl>;

/** Operators’ controls of betting at run time. */
export function createBetControl() {
  let delayMs: number | null = null;
  let next: NextBet | null = null;
  return {
    /** The delay of a bet at a venue: the longest of its legs in play; none before the match. */
    delayOf: (venue: BookCode, legs: readonly InPlay[]): number =>
      Math.max(
        0,
        ...legs.map(({ isLive, ballClass }) =>
          isLive ? (delayMs ?? BOOKS[venue].liveDelayMs[ballClass]) : 0,
        ),
      ),
    /** Null is as it is by itself. */
    setDelay(ms: number | null) {
      delayMs = ms;
    },
    delay: () => delayMs,
    setNext(nextBet: NextBet | null) {
      next = nextBet;
    },
    next: () => next,
    /** Returns the override for the next bet, and clears it. */
    consumeNext(): NextBet | null {
      const nextBet = next;
      next = null;
      return nextBet;
    },
  };
}
