import type { GameCategory } from '#contract/play/game/schema.ts';
import type { GameVenueKey } from '#sandbox/base/tables/game-venues.table.ts';
import type { Draws } from './chance/draws.ts';

/** Families of rules of tables that all players share. */
export type TableEngineName = 'lottery' | 'rise' | 'studio';

/** Families of rules of rounds that their players begin. */
export type RoundEngineName =
  | 'lines'
  | 'ways'
  | 'penalty'
  | 'nines'
  | 'tiger'
  | 'blackjack'
  | 'tiles'
  | 'mines'
  | 'hilo'
  | 'dice'
  | 'plinko'
  | 'cascade'
  | 'hold'
  | 'fishing';

/** Families of rules. A title is a row of one of them. */
export type EngineName = RoundEngineName | TableEngineName;

/** Input of a round: the choice made before it, and the moves made since. */
export type RoundInput = {
  /** A whole number below `choices` of the rules. */
  readonly choice: number;
  /** Minor units. */
  readonly stake: bigint;
  /** Empty where a round is decided at once. */
  readonly moves: readonly number[];
};

/** A round after its moves. */
export type Stage = {
  /** Visible part of the result, in the format of the engine; it reveals nothing that a later move could use. */
  readonly outcome: readonly number[];
  /** Minor units; null while the round waits for a move. */
  readonly payout: bigint | null;
  /** Stake in all, with the amounts that moves added (a doubled hand), minor units. */
  readonly staked: bigint;
  /** Moves that may follow; empty once the round has ended. */
  readonly next: readonly number[];
  /** Move that is made for a player who left: it takes the winnings, or draws no further card. Null once the round has ended. */
  readonly forced: number | null;
};

/**
 * Rules of a table that all players share. Its issues begin by the server's clock: bets are taken, then they close, then the
 * result becomes public. A bet on an issue is a round without open stages; `play` draws the result first.
 */
export type TableRules = {
  /** From the start of an issue to the close of its bets, ms. */
  readonly betMs: number;
  /** Longest time from the close to the end of the result, ms. */
  readonly longestMs: number;
  /** From the end of the result to the next issue, ms. */
  readonly restMs: number;
  /** Name of the stream that shows the table live; absent for a table without a picture. */
  readonly stream?: string;
  /** Number of later issues that already take bets. */
  readonly ahead: number;
  /** Draws the result of an issue. */
  draw(draws: Draws): readonly number[];
  /** From the close of bets to the moment at which the whole result is public, ms; at most `longestMs`. */
  lengthMs(result: readonly number[]): number;
  /** Part of the result that is public a time after the close, ms. */
  shown(result: readonly number[], ms: number): readonly number[];
  /** Time after the close at which a bet is decided, ms; without it, when the whole result is public. */
  decidedMs?(result: readonly number[], choice: number): number;
  /** Move that a player makes a time after the close, ms, while the result is not public: a multiple at which the stake is taken out. */
  moveAt?(ms: number): number;
  /** Choice that a simulated visit bets on; without it, simulated visits place no bets. @param next numbers in [0, 1) */
  someChoice?(next: () => number): number;
};

/** Largest number of bets of one request at a shared table. */
export const BETS_MAX = 200;

/** Rules of one title: pure, shared by the venue, its page, the verification page and the proof of the return. */
export type TitleRules = {
  /** Number of choices that a round offers; 1 for none. */
  readonly choices: number;
  /** From one start to the next, ms. */
  readonly cycleMs: number;
  /** Data that results depend on besides the numbers drawn. Its hash names the rules before each round. */
  readonly facts: unknown;
  /** Replays a round from its numbers: the same input gives the same stage. `moves` must each have been in `next`. */
  play(draws: Draws, input: RoundInput): Stage;
  /** Only for a table that all players share; its rounds begin by the clock. */
  readonly table?: TableRules;
};

/** Facts of a title that all engines share; the name is unique and also names its cover. */
export type TitleFacts = {
  readonly name: string;
  readonly venue: GameVenueKey;
  readonly brand: string;
  readonly category: GameCategory;
  readonly isNew?: true;
  /** Id fixed by the platform [9.09]; others follow from the name. */
  readonly gameId?: string;
};

/** A game that can be played. */
export type Title = TitleFacts & {
  readonly engine: EngineName;
  readonly rules: TitleRules;
  /** Exact return of each choice, as a part of 1; null where it is known from many rounds only. */
  exactReturns(): readonly number[] | null;
  /** Pay of a won choice, as a part of its stake; only for titles whose choices pay one amount or nothing. */
  onlyPay?(choice: number): number;
  /** Choices of which every other one is an equal: each kind of bet once. Without it, every choice differs. */
  readonly pricedChoices?: readonly number[];
  /** Move of the player whose return is stated; only for rounds with moves. */
  strategy?(stage: Stage, choice: number): number;
};

/** Stage of a round that is decided. */
export const ended = (
  outcome: readonly number[],
  payout: bigint,
  { stake }: Pick<RoundInput, 'stake'>,
): Stage => ({ outcome, payout, staked: stake, next: [], forced: null });
