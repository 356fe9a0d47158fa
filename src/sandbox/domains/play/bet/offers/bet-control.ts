import { SECOND_MS } from '#contract/units/durations.ts';
import type { BallClass } from './selection-rule.ts';

/** What an operator has said about the next bet that is decided. */
export type NextBet =
  | { readonly is: 'refuse'; readonly note: string }
  /** Every price of it falls by so many hundredths of a percent. */
  | { readonly is: 'offer'; readonly less: number };

/** How long a bet on a match in play waits before it is decided. */
const LIVE_DELAY: Readonly<Record<BallClass, number>> = {
  1: 5 * SECOND_MS,
  2: 3 * SECOND_MS,
  3: 3 * SECOND_MS,
};

export type BetControl = ReturnType<typeof createBetControl>;

/** What operators decide of bets while the platform runs. */
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
    setNext(word: NextBet | null) {
      next = word;
    },
    next: () => next,
    /** What was said of the next bet, once. */
    takeNext(): NextBet | null {
      const word = next;
      next = null;
      return word;
    },
  };
}
