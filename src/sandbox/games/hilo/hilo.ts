import type { Draws } from '#sandbox/games/chance/draws.ts';
import { ended, type RoundInput, type Stage } from '#sandbox/games/engine.ts';
import { type Chance, fairPays, paidOf, returnOf } from '#sandbox/games/fair-pays.ts';

/** Cards that are turned one after another. */
export type HiloRules = {
  /** Number of ranks, the lowest first, and of cards of each. */
  readonly ranks: number;
  readonly copies: number;
  /** Turned cards do not come again in the round; else each card is drawn from all of them. */
  readonly isDealtOut: boolean;
  /** Reports whether a card of the same rank counts for either guess, unless that made the guess certain. */
  readonly sameCounts: boolean;
  /** Number of cards that may be replaced without a guess. */
  readonly skips: number;
  /** Number of right guesses that end a round. */
  readonly guesses: number;
  /** Return, in parts of ten thousand. */
  readonly back: bigint;
  /** A guess that would pay more than this multiple of the stake is not offered. */
  readonly most: bigint;
};

/** Moves of a round. */
export const HILO_MOVES = { higher: 0, lower: 1, skip: 2, take: 3 } as const;
const GUESSES = [HILO_MOVES.higher, HILO_MOVES.lower] as const;
const HUNDRED = 100n;

/** A round as its turned cards show it. */
export type HiloState = {
  /** Ranks, the first turned first. */
  readonly cards: readonly number[];
  /** Cards that may come, by rank. */
  readonly counts: readonly number[];
  /** Chance of all guesses together. */
  readonly chain: Chance;
  readonly guesses: number;
  readonly skips: number;
  readonly isWrong: boolean;
};

const CERTAIN: Chance = { ways: 1n, all: 1n };
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** Chance of a guess on the shown card; null where it is certain or impossible. */
export function guessChance(rules: HiloRules, { cards, counts }: HiloState, guess: number): Chance | null {
  const shown = cards.at(-1) ?? 0;
  const all = sum(counts);
  const strict = sum(guess === HILO_MOVES.higher ? counts.slice(shown + 1) : counts.slice(0, shown));
  const same = rules.sameCounts ? (counts[shown] ?? 0) : 0;
  const ways = strict + same < all ? strict + same : strict;
  return ways > 0 && ways < all ? { ways: BigInt(ways), all: BigInt(all) } : null;
}

/** Reports whether a card makes a guess right. */
function isRight(rules: HiloRules, state: HiloState, guess: number, card: number): boolean {
  const shown = state.cards.at(-1) ?? 0;
  if (card !== shown) return card > shown === (guess === HILO_MOVES.higher);
  const strict = guess === HILO_MOVES.higher ? state.counts.slice(shown + 1) : state.counts.slice(0, shown);
  const isCertain = sum(strict) + (state.counts[shown] ?? 0) === sum(state.counts);
  return rules.sameCounts && !isCertain;
}

const product = (one: Chance, other: Chance): Chance => ({
  ways: one.ways * other.ways,
  all: one.all * other.all,
});

/** Hundredths of the stake after a chain of guesses; the stake itself before the first. */
export const hiloPays = ({ back }: HiloRules, { chain, guesses }: HiloState): bigint =>
  guesses === 0 ? HUNDRED : fairPays(chain, back);

/** The state if a guess is right, null where it may not be made. */
export function afterGuess(rules: HiloRules, state: HiloState, guess: number): HiloState | null {
  const chance = guessChance(rules, state, guess);
  if (!chance || state.guesses === rules.guesses) return null;
  const after = { ...state, chain: product(state.chain, chance), guesses: state.guesses + 1 };
  return hiloPays(rules, after) <= rules.most * HUNDRED ? after : null;
}

function turned({ isDealtOut }: HiloRules, state: HiloState, card: number): HiloState {
  const counts = isDealtOut
    ? state.counts.map((count, rank) => (rank === card ? count - 1 : count))
    : state.counts;
  return { ...state, cards: [...state.cards, card], counts };
}

/** Follows a round card by card. @param next returns the rank of the next card, by the cards that may come */
export function followHilo(
  rules: HiloRules,
  next: (counts: readonly number[]) => number,
  moves: readonly number[],
): HiloState {
  const counts = Array.from({ length: rules.ranks }, () => rules.copies);
  const start = { cards: [], counts, chain: CERTAIN, guesses: 0, skips: 0, isWrong: false };
  let state: HiloState = turned(rules, start, next(counts));
  for (const move of moves) {
    if (move === HILO_MOVES.take) break;
    const card = next(state.counts);
    const isSkip = move === HILO_MOVES.skip;
    const after = isSkip
      ? { ...state, skips: state.skips + 1 }
      : { ...(afterGuess(rules, state, move) ?? state), isWrong: !isRight(rules, state, move, card) };
    state = turned(rules, after, card);
  }
  return state;
}

/** Draws the rank of a card; each card that may come is as likely as the others. */
export function rankAt(counts: readonly number[], below: Draws['below']): number {
  const drawn = below(sum(counts));
  let before = 0;
  const rank = counts.findIndex((count) => {
    before += count;
    return drawn < before;
  });
  return Math.max(0, rank);
}

/** Moves that may follow, `take` as the last. */
const hiloNext = (rules: HiloRules, state: HiloState): readonly number[] => [
  ...GUESSES.filter((guess) => afterGuess(rules, state, guess)),
  ...(state.skips < rules.skips && sum(state.counts) > 0 ? [HILO_MOVES.skip] : []),
  HILO_MOVES.take,
];

/** Plays a round. The outcome is the turned cards. */
export function playHilo(rules: HiloRules, { below }: Draws, { stake, moves }: RoundInput): Stage {
  const state = followHilo(rules, (counts) => rankAt(counts, below), moves);
  if (state.isWrong) return ended(state.cards, 0n, { stake });
  if (moves.at(-1) === HILO_MOVES.take || state.guesses === rules.guesses)
    return ended(state.cards, paidOf(stake, hiloPays(rules, state)), { stake });
  const next = hiloNext(rules, state);
  return { outcome: state.cards, payout: null, staked: stake, next, forced: HILO_MOVES.take };
}

/** The likelier guess on the shown card. */
export function likelierGuess(rules: HiloRules, state: HiloState): number {
  const [higher, lower] = GUESSES.map((guess) => guessChance(rules, state, guess)?.ways ?? 0n);
  return (higher ?? 0n) >= (lower ?? 0n) ? HILO_MOVES.higher : HILO_MOVES.lower;
}

/** The exact return of one guess on the likelier side, over all first cards. */
export function hiloReturn(rules: HiloRules): number {
  const returns = Array.from({ length: rules.ranks }, (_, rank) => {
    const state = followHilo(rules, () => rank, []);
    const after = afterGuess(rules, state, likelierGuess(rules, state));
    return after ? returnOf(after.chain, hiloPays(rules, after)) : 1;
  });
  return returns.reduce((total, each) => total + each, 0) / rules.ranks;
}
