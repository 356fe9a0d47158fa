import type { Currency } from '#contract/units/money.ts';
import type { EngineName } from '#sandbox/games/engine.ts';
import type { RevealedPair, SeedPair } from './round/seed-pairs.ts';

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
  /** State of a shared table; absent for a game whose rounds the player begins. */
  readonly table?: TableView;
  /** State of a shared water; absent for every other game. */
  readonly swarm?: SwarmView;
};

/** A seat of a shared water. */
export type SeatView = {
  readonly seat: number;
  /** `simulated`: a player of the platform's crowd, without money. */
  readonly kind: 'self' | 'member' | 'simulated' | 'free';
  /** Masked; empty for a free seat. */
  readonly name: string;
};

/** A shot at a shared water, of any seat. */
export type ShotView = {
  readonly id: string;
  readonly seat: number;
  readonly fish: number;
  readonly isCaught: boolean;
  readonly at: number;
};

/** State of a shared water for one player. */
export type SwarmView = {
  readonly now: number;
  /** Number of the table, from 1. */
  readonly table: number;
  /** Seat of the player, from 0. */
  readonly seat: number;
  /** Seed of the swarm, hex: fish and their ways follow from it and the time. */
  readonly seed: string;
  readonly seats: readonly SeatView[];
  /** Fish in the water that were caught. */
  readonly gone: readonly number[];
  /** Shots of the last seconds, in their order. */
  readonly shots: readonly ShotView[];
  /** Time until the next request, ms. */
  readonly askInMs: number;
};

/** Answer to a round or a move; `play` counts the stake of a round that goes on, and no return yet. */
export type PlayedView = { readonly round: RoundView; readonly play: PlayView; readonly nextNonce: number };
export type VenueFailure = { readonly error: string; readonly waitMs: number };

/** An issue that takes bets now, or will. */
export type OpenIssueView = {
  readonly no: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** SHA-256 of the seed that its result is drawn from. */
  readonly hash: string;
};

/** The issue that opened last. */
export type IssueView = OpenIssueView & {
  readonly phase: 'bets' | 'result' | 'ended';
  /** Public part of its result. */
  readonly shown: readonly number[];
  /** Null until its whole result is public. */
  readonly endsAt: number | null;
  /** Start of the next issue; null until the whole result is public. */
  readonly nextAt: number | null;
};

/** An issue whose result is public, with the seed that proves it. */
export type PastIssueView = {
  readonly no: number;
  readonly endsAt: number;
  readonly result: readonly number[];
  readonly hash: string;
  readonly seed: string;
};

export type TableBetView = {
  readonly roundId: number;
  readonly issue: number;
  /** Start of the issue, from which its name is formed. */
  readonly opensAt: number;
  readonly choice: number;
  readonly stake: string;
  /** Null until it is decided. */
  readonly payout: string | null;
  /** Multiple at which the stake was taken out, as the table counts it. */
  readonly moves: readonly number[];
  readonly state: 'open' | 'ended' | 'withdrawn';
  /** True while it can be taken back. */
  readonly canWithdraw: boolean;
};

/** Bet of another player on the issue that opened last. */
export type OtherBetView = {
  /** Masked. */
  readonly name: string;
  readonly stake: string;
  /** Null until it is decided. */
  readonly payout: string | null;
};

/** State of a table for one player. */
export type TableView = {
  readonly now: number;
  readonly issue: IssueView;
  /** Later issues that take bets, the next first. */
  readonly ahead: readonly OpenIssueView[];
  /** Ended issues, the newest first. */
  readonly past: readonly PastIssueView[];
  /** Bets that wait for their result, by issue; then those that ended, the newest first. */
  readonly bets: readonly TableBetView[];
  /** Stake limits of one bet; every stake is a multiple of the smallest. */
  readonly limits: { readonly least: string; readonly most: string };
  /** Bets of others on the issue that opened last, of the same money. */
  readonly others: readonly OtherBetView[];
  /** Number of visits at the table. */
  readonly players: number;
  readonly play: PlayView;
  /** Time after which a change is due, ms. */
  readonly askInMs: number;
};

/** Addresses of the live picture of a table, one for each line; none while it is off the air. */
export type PictureView = {
  readonly urls: readonly string[];
  /** End of the passes in the addresses, epoch ms. */
  readonly expiresAt: number;
};

/** Request for bets; the id of each is formed from that of the request and its place. */
export type BetsRequest = {
  readonly requestId: string;
  readonly bets: readonly { readonly issue: number; readonly choice: number; readonly stake: string }[];
  /** Takes back the bets on later issues once one of these has a return. */
  readonly stopsOnWin: boolean;
};
