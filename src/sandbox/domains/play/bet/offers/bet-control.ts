import { SECOND_MS } from '#contract/units/durations.ts';
import type { BallClass } from './selection-rule.ts';

/** Operator’s override for the next bet that is decided. */
export type NextBet =
  | { readonly is: 'refuse'; readonly note: string }
  /** Reduction of every price, hundredths of a percent. */
  | { readonly is: 'offer'; readonly less: number };

/** Delay before a bet on a match in play is decided. */
const LIVE_DELAY: Readonly<Record<BallClass, number>> = {
  1: 5 * SECOND_MS,
  2: 3 * SECOND_MS,
  3: 3 * SECOND_MS,
};

export type BetControl = ReturnType<typeof createBetControl>;

/** Operators’ controls of betting at run time. */
export function createBetControl() {
  let delayMs: number | null = null;
  let next: NextBet | null = null;
  return {
    /** The delay of a bet: the longest of its legs in play; none before the match. */
    delayOf: (legs: readonly { readonly isLive: boolean; readonly ballClass: BallClass }[]): number =>
      Math.max(0, ...legs.map(({ isLive, ballClass }) => (isLive ? (delayMs ?? LIVE_DELAY[ballClass]) : 0))),
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
