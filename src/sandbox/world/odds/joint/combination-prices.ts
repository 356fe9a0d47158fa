import { OF_FAIR } from '../price-shelf.ts';

/** Highest price of a combination. */
const PRICE_MAX = 1001;

/** Why a leg cannot be added to others of its match. `with` is the leg it collides with, by index; null for several together. */
export type CombineFault = {
  readonly is: 'excludes' | 'implied' | 'covers' | 'noGain';
  readonly with: number | null;
};

/** Chance that at least the legs of each set win, from the chances that exactly those of it do. */
function jointChances(exactly: readonly number[], legs: number): readonly number[] {
  const joint = [...exactly];
  for (let leg = 0; leg < legs; leg++) {
    const bit = 1 << leg;
    for (const set of joint.keys()) {
      if ((set & bit) === 0) joint[set] = (joint[set] ?? 0) + (joint[set | bit] ?? 0);
    }
  }
  return joint;
}

/** Reports whether no end has all legs of `wanted` won and leg `without` lost. */
const neverWithout = (exactly: readonly number[], wanted: number, without: number): boolean =>
  exactly.every((chance, set) => chance === 0 || (set & wanted) !== wanted || (set & without) !== 0);

const never = (exactly: readonly number[], wanted: number): boolean =>
  exactly.every((chance, set) => chance === 0 || (set & wanted) !== wanted);

/** The first of the legs before `last` of which something is true; null for none. */
const firstOf = (last: number, isTrue: (leg: number) => boolean): number | null => {
  for (let leg = 0; leg < last; leg++) if (isTrue(leg)) return leg;
  return null;
};

/**
 * Returns why the last leg adds no bet to the others: together they never win, one follows from the others, or the price does not rise.
 * @param exactly chance of each set of legs to be the one that wins
 * @param prices of each set of legs
 */
export function lastLegFault(
  exactly: readonly number[],
  prices: readonly string[],
  legs: number,
): CombineFault | null {
  const last = legs - 1;
  const own = 1 << last;
  const all = (1 << legs) - 1;
  const others = all ^ own;
  const first = (isTrue: (bit: number) => boolean) => firstOf(last, (leg) => isTrue(1 << leg));
  if (never(exactly, all)) return { is: 'excludes', with: first((bit) => never(exactly, bit | own)) };
  if (neverWithout(exactly, others, own))
    return { is: 'implied', with: first((bit) => neverWithout(exactly, bit, own)) };
  const covered = first((bit) => neverWithout(exactly, all ^ bit, bit));
  if (covered !== null) return { is: 'covers', with: covered };
  const before = (leg: number) => Number(prices[all ^ (1 << leg)] ?? 0);
  const isUseless = firstOf(legs, (leg) => before(leg) >= Number(prices[all] ?? 0)) !== null;
  return isUseless ? { is: 'noGain', with: null } : null;
}

/**
 * Prices every set of legs of one match: the fair price of their joint chance, less the margin of each leg. A leg’s margin is what its
 * own price keeps of what it is worth. No set is priced below a part of it, which wins at least as often; none is worth more
 * than its stake. The empty set returns the stake.
 * @param exactly chance of each set of legs to be the one that wins
 * @param odds price of each leg
 */
export function combinationPrices(exactly: readonly number[], odds: readonly string[]): readonly string[] {
  const joint = jointChances(exactly, odds.length);
  const kept = odds.map((quoted, leg) => Math.min(OF_FAIR, Number(quoted) * (joint[1 << leg] ?? 0)));
  const prices: number[] = [];
  for (const [set, chance] of joint.entries()) {
    const legs = odds.flatMap((_, leg) => ((set & (1 << leg)) === 0 ? [] : [leg]));
    const share = legs.reduce((product, leg) => product * (kept[leg] ?? 0), 1);
    const own = chance > 0 ? Math.min(PRICE_MAX, share / chance) : PRICE_MAX;
    // A set of one is a single bet: its price is on the page.
    const [only] = legs;
    const priced = legs.length === 1 && only !== undefined ? Number(odds[only]) : Math.floor(own * 100) / 100;
    const parts = legs.map((leg) => prices[set ^ (1 << leg)] ?? 1);
    prices.push(Math.max(1, priced, ...parts));
  }
  return prices.map((each) => each.toFixed(2));
}
