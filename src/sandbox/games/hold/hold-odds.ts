import { CELLS, type HoldRules, LEAST_COINS, REELS, RESPINS, ROWS } from './hold.ts';

/** Exact chances of a title, as parts of 1. Money is in parts of the stake. */
export type HoldOdds = {
  /** Return in all, and of the first spin alone. */
  readonly total: number;
  readonly spin: number;
  /** Chance of the feature, and of a full board in a round. */
  readonly feature: number;
  readonly full: number;
  /** Chance that a line, or any way, has exactly three, four and five of a symbol. */
  readonly wins: readonly (readonly number[])[];
};

const HUNDRED = 100;
const COUNTS = [3, 4, 5] as const;

function choose(n: number, k: number): number {
  return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
}

/** Chance that `k` of `n` cells succeed. */
const binomial = (n: number, k: number, chance: number) =>
  choose(n, k) * chance ** k * (1 - chance) ** (n - k);

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/**
 * Chances of each number of coins in the end, by a Markov chain over the filled cells and the turns that remain.
 * @returns by coins at the start, then by coins in the end
 */
function coinChain(chance: number): readonly (readonly number[])[] {
  const known = new Map<string, readonly number[]>();
  const endsAt = (filled: number) => Array.from({ length: CELLS + 1 }, (_, end) => (end === filled ? 1 : 0));
  const from = (filled: number, turns: number): readonly number[] => {
    if (turns === 0 || filled === CELLS) return endsAt(filled);
    const key = `${filled} ${turns}`;
    const ends = known.get(key) ?? mixed(filled, turns);
    known.set(key, ends);
    return ends;
  };
  const mixed = (filled: number, turns: number) => {
    const free = CELLS - filled;
    const steps = Array.from({ length: free + 1 }, (_, added) => ({
      part: binomial(free, added, chance),
      ends: from(filled + added, added > 0 ? RESPINS : turns - 1),
    }));
    return endsAt(0).map((_, end) => sumOf(steps.map(({ part, ends }) => part * (ends[end] ?? 0))));
  };
  return endsAt(0).map((_, filled) => from(filled, RESPINS));
}

/** Chances of the feature: that it starts, its mean number of coins in a round, and a full board. */
function featureOf({ respinCoins, respinParts }: HoldRules, coinChance: number) {
  const chain = coinChain(respinCoins / respinParts);
  const starts = chain.map((ends, coins) => ({
    part: coins < LEAST_COINS ? 0 : binomial(CELLS, coins, coinChance),
    ends,
  }));
  return {
    feature: sumOf(starts.map(({ part }) => part)),
    coins: sumOf(starts.map(({ part, ends }) => part * sumOf(ends.map((end, coins) => end * coins)))),
    full: sumOf(starts.map(({ part, ends }) => part * (ends[CELLS] ?? 0))),
  };
}

/** Chance of exactly `count` reels from the left, where each has the symbol with the same chance. */
const runChance = (chance: number, count: number) => chance ** count * (count < REELS ? 1 - chance : 1);

/** Mean number of wins of a symbol in a spin, each a line or a way, with exactly `count` from the left. */
function meanWins({ lines }: HoldRules, chance: number, count: number): number {
  if (lines) return lines.length * runChance(chance, count);
  const isMissing = (1 - chance) ** ROWS;
  return (ROWS * chance) ** count * (count < REELS ? isMissing : 1);
}

/** Computes the odds of a title: cells are independent, so that each part is a product. */
export function holdOdds(rules: HoldRules): HoldOdds {
  const { lines, symbols, coinWeight, coins, full: prize } = rules;
  const units = sumOf(symbols.map(({ weight }) => weight)) + coinWeight;
  const { feature, coins: meanCoins, full } = featureOf(rules, coinWeight / units);
  const meanCoin =
    sumOf(coins.map(({ pays, weight }) => pays * weight)) / sumOf(coins.map(({ weight }) => weight));
  const spin = sumOf(
    symbols.flatMap(({ weight, pays }) =>
      COUNTS.map((count, at) => (meanWins(rules, weight / units, count) * (pays[at] ?? 0)) / HUNDRED),
    ),
  );
  const wins = symbols.map(({ weight }) => {
    const chance = weight / units;
    return COUNTS.map((count) => runChance(lines ? chance : 1 - (1 - chance) ** ROWS, count));
  });
  return { total: spin + (meanCoins * meanCoin + full * prize) / HUNDRED, spin, feature, full, wins };
}
