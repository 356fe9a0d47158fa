import { DECKS, DRAW_MAX_POINTS, NATURAL, type NinesSide } from './nines.table.ts';
import { homeDraws, ninesPays } from './nines.ts';

const VALUES = 10;
/** Cards of one value in all decks: sixteen a deck count nothing, four each figure. */
const countOf = (value: number) => DECKS * (value === 0 ? 16 : 4);
const values = Array.from({ length: VALUES }, (_, value) => value);

export type NinesWays = Readonly<Record<NinesSide, bigint>>;

/** Counts the remaining cards of each value; a taken one is put back when `run` ends. */
function createShoe() {
  const remaining = values.map(countOf);
  return {
    /** Runs for every value with the number of cards that have it. */
    each(run: (value: number, ways: bigint) => void) {
      for (const value of values) {
        const ways = remaining[value] ?? 0;
        remaining[value] = ways - 1;
        run(value, BigInt(ways));
        remaining[value] = ways;
      }
    },
  };
}

const sideOf = (away: number, home: number): NinesSide =>
  away === home ? 'tie' : home > away ? 'home' : 'away';

const UNSEEN = [412n, 411n] as const;

/**
 * Every way six cards can come, counted exactly: where fewer are dealt, the others come unseen.
 * @returns ordered ways of each side, which sum to 416 · 415 · 414 · 413 · 412 · 411
 */
export function ninesWays(): NinesWays {
  const sums: Record<NinesSide, bigint> = { home: 0n, tie: 0n, away: 0n };
  const shoe = createShoe();
  const add = (away: number, home: number, ways: bigint) => {
    sums[sideOf(away, home)] += ways;
  };
  const homeThird = (away: number, home: number, third: number | null, ways: bigint) => {
    const last = third === null ? UNSEEN[0] * UNSEEN[1] : UNSEEN[1];
    if (!homeDraws(home, third)) return add(away, home, ways * last);
    const rest = third === null ? UNSEEN[1] : 1n;
    shoe.each((value, more) => add(away, (home + value) % VALUES, ways * more * rest));
  };
  const afterFour = (away: number, home: number, ways: bigint) => {
    if (away >= NATURAL || home >= NATURAL) return add(away, home, ways * UNSEEN[0] * UNSEEN[1]);
    if (away > DRAW_MAX_POINTS) return homeThird(away, home, null, ways);
    shoe.each((third, more) => homeThird((away + third) % VALUES, home, third, ways * more));
  };
  shoe.each((a, w1) =>
    shoe.each((b, w2) =>
      shoe.each((c, w3) =>
        shoe.each((d, w4) => afterFour((a + c) % VALUES, (b + d) % VALUES, w1 * w2 * w3 * w4)),
      ),
    ),
  );
  return sums;
}

const PRECISION = 10n ** 12n;

/** A part of all ways, as a number below 1. */
export const partOf = (ways: NinesWays, side: NinesSide): number =>
  Number((ways[side] * PRECISION) / (ways.home + ways.tie + ways.away)) / Number(PRECISION);

/** The exact return to the player of a side, as a part of 1. */
export const ninesReturn = (ways: NinesWays, choice: number): number =>
  (['home', 'tie', 'away'] as const).reduce(
    (sum, winner) => sum + (partOf(ways, winner) * ninesPays(winner, choice)) / 100,
    0,
  );
