import { createPile } from '../cards/cards.ts';
import type { Draws } from '../chance/draws.ts';
import { type Chance, fairPays } from '../fair-pays.ts';
import { betsOfPicks, type PickForm, rowsOf, tuples } from './picks.ts';

/** Draw of a result: `count` of the whole numbers from `first` to `last`. */
export type DrawRules = {
  readonly first: number;
  readonly last: number;
  readonly count: number;
  /** A number can be drawn more than once. */
  readonly repeats: boolean;
};

/** A kind of bet. */
export type LotteryKind = {
  /** Unique within a lottery. */
  readonly name: string;
  readonly note: string;
  /** Its name among the kinds of its group. */
  readonly label?: string;
  /** Places of the result that decide a bet. */
  readonly places: readonly number[];
  readonly pick: PickForm;
  /** Reports whether a bet is won. @param seen the result at `places` */
  hits(seen: readonly number[], bet: readonly number[]): boolean;
};

/** Kinds under one heading of the board; of several, one is shown at a time. */
export type LotteryGroup = readonly [LotteryKind, ...LotteryKind[]];
export type LotteryTab = { readonly name: string; readonly groups: readonly LotteryGroup[] };

/** A figure whose course over the last issues is shown. */
export type LotteryTrend = {
  readonly name: string;
  readonly values: readonly number[];
  of(result: readonly number[]): number;
};

/** Rules of a lottery without its prices. */
export type LotteryGame = {
  readonly draw: DrawRules;
  /** Form in which a number is drawn on the page. */
  readonly ball: 'die' | 'car' | 'ball';
  readonly tabs: readonly LotteryTab[];
  readonly trends: readonly LotteryTrend[];
  /** Short description of a result. */
  summary(result: readonly number[]): string;
};

/** Bets of a kind, numbered on from those of the kinds before it. */
export type KindBets = {
  readonly kind: LotteryKind;
  readonly from: number;
  readonly bets: readonly (readonly number[])[];
};

export const kindsOf = ({ tabs }: LotteryGame): readonly LotteryKind[] =>
  tabs.flatMap(({ groups }) => groups.flat());

/** All bets of a lottery: a choice is the number of a bet. */
export function allBets(game: LotteryGame): readonly KindBets[] {
  let from = 0;
  return kindsOf(game).map((kind) => {
    const bets = betsOfPicks(kind.pick, rowsOf(kind.pick));
    const numbered = { kind, from, bets };
    from += bets.length;
    return numbered;
  });
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** Draws a result; every sequence is as likely as the others. */
export function drawResult({ first, last, count, repeats }: DrawRules, draws: Draws): readonly number[] {
  const numbers = last - first + 1;
  const next = repeats ? () => draws.below(numbers) : createPile(draws, numbers);
  return Array.from({ length: count }, () => first + next());
}

/** Every sequence that is possible at a number of places; all are equally likely. */
export const resultsAt = ({ first, last, repeats }: DrawRules, places: number) =>
  tuples(
    Array.from({ length: places }, () => range(first, last)),
    !repeats,
  );

/** Prices of the bets of a lottery. */
export type LotteryPrices = {
  /** Chance of a bet, counted over every result. */
  chance(kind: LotteryKind, bet: readonly number[]): Chance;
  /** Hundredths of the stake that a bet pays. */
  pays(kind: LotteryKind, bet: readonly number[]): bigint;
};

/**
 * Computes prices on first use. Only the cells of a kind differ in their chances: sets and rows of equal size are as likely
 * as one another.
 * @param back the return, in parts of ten thousand
 */
export function createPrices({ draw }: Pick<LotteryGame, 'draw'>, back: bigint): LotteryPrices {
  const known = new Map<string, Chance>();
  const byPlaces = new Map<number, ReturnType<typeof resultsAt>>();
  const resultsOf = (places: number) => {
    const results = byPlaces.get(places) ?? resultsAt(draw, places);
    byPlaces.set(places, results);
    return results;
  };
  const count = ({ places, hits }: LotteryKind, bet: readonly number[]): Chance => {
    const results = resultsOf(places.length);
    const ways = results.filter((seen) => hits(seen, bet)).length;
    return { ways: BigInt(ways), all: BigInt(results.length) };
  };
  const chance = (kind: LotteryKind, bet: readonly number[]): Chance => {
    const key = kind.pick.form === 'cells' ? `${kind.name} ${bet[0]}` : kind.name;
    const stored = known.get(key) ?? count(kind, bet);
    known.set(key, stored);
    return stored;
  };
  return { chance, pays: (kind, bet) => fairPays(chance(kind, bet), back) };
}

export const isHit = ({ places, hits }: LotteryKind, result: readonly number[], bet: readonly number[]) =>
  hits(
    places.map((place) => result[place] ?? 0),
    bet,
  );

/** The kind and numbers of a choice. @throws RangeError for a number without a bet */
export function betOf(all: readonly KindBets[], choice: number) {
  const of = all.find(({ from, bets }) => choice >= from && choice < from + bets.length);
  const bet = of?.bets[choice - of.from];
  if (!of || !bet) throw new RangeError(`no bet ${choice}`);
  return { kind: of.kind, bet };
}

/** One choice for each price: the first of each kind, and of its cells all. */
export const choicesOfPrices = (all: readonly KindBets[]): readonly number[] =>
  all.flatMap(({ kind, from, bets }) =>
    kind.pick.form === 'cells' ? bets.map((_, index) => from + index) : [from],
  );
