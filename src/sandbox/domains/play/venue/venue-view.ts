import type { Currency } from '#contract/units/money.ts';
import type { EngineName } from '#sandbox/games/engine.ts';
import type { RevealedPair, SeedPair } from './seed-pairs.ts';

/** Response of a venue to its own page. Amounts are minor units as whole-number text, times epoch ms. */

export type RoundView = {
  readonly roundId: number;
  readonly pairId: string;
  /** Number within the seeds that it was drawn from. */
  readonly nonce: number;
  readonly choice: number;
  readonly stake: string;
  readonly payout: string;
  /** Format by engine: cells of reels, end of a shot and corner of the keeper. */
  readonly outcome: readonly number[];
  /** Moves made so far, and those that may follow. A round without either was decided at its start. */
  readonly moves: readonly number[];
  readonly next: readonly number[];
  /** True if the player has seen how it ended. */
  readonly isSeen: boolean;
  readonly at: number;
};

/** State that changes with every round. */
export type PlayView = {
  readonly balance: string;
  readonly rounds: number;
  readonly staked: string;
  readonly returned: string;
};

export type SeedsView = {
  readonly current: SeedPair | null;
  readonly nextHash: string;
  /** Pair that was just retired. */
  readonly revealed: RevealedPair | null;
};

/** Initial state of a page. */
export type OpenView = {
  /** Credential of every further request; held in memory only. */
  readonly key: string;
  readonly game: { readonly name: string; readonly venueName: string; readonly engine: EngineName };
  readonly demo: boolean;
  readonly currency: Currency;
  readonly stakes: readonly string[];
  readonly cycleMs: number;
  /** End of the demo; null for a member’s visit. */
  readonly endsAt: number | null;
  readonly now: number;
  /** SHA-256 of the rules the next round is played by. */
  readonly rules: string;
  readonly play: PlayView;
  /** The newest first. */
  readonly history: readonly RoundView[];
  readonly seeds: SeedsView;
};

/** Answer to a round or a move; `play` counts the stake of a round that goes on, and no return yet. */
export type PlayedView = { readonly round: RoundView; readonly play: PlayView; readonly nextNonce: number };
export type VenueFailure = { readonly error: string; readonly waitMs: number };
