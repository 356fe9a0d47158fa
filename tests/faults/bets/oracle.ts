/** Leg at the time of the bet, as recorded by the simulation; the rules of the product are not used here. */
export type OracleLeg = {
  readonly matchId: string;
  readonly market: 'win' | 'handicap' | 'total';
  /** Side: home, draw, away, over or under. */
  readonly side: string;
  /** Line, in quarters of a goal. */
  readonly quarters: number;
  /** Odds, in hundredths. */
  readonly odds: bigint;
  /** Score at the time of the bet. */
  readonly base: readonly [home: number, away: number];
};

/** The last word on a match; null when it was not played. */
export type LastScore = readonly [home: number, away: number] | null;

const HUNDRED = 100n;

/** Returns the lead of half a bet, in quarters of a goal. */
function aheadBy({ market, side, base }: OracleLeg, score: readonly [number, number], line: number): number {
  if (market === 'total') {
    const over = 4 * (score[0] + score[1]) - line;
    return side === 'over' ? over : -over;
  }
  const lead = score[0] - base[0] - (score[1] - base[1]);
  return 4 * (side === 'home' ? lead : -lead) + line;
}

/** Returns the stake multipliers of the two halves of a bet on a leg, in hundredths. */
function halvesOf(leg: OracleLeg, score: LastScore): readonly [bigint, bigint] {
  if (score === null) return [HUNDRED, HUNDRED];
  if (leg.market === 'win') {
    const winner = score[0] === score[1] ? 'draw' : score[0] > score[1] ? 'home' : 'away';
    const each = winner === leg.side ? leg.odds : 0n;
    return [each, each];
  }
  const apart = leg.quarters % 2 === 0 ? 0 : 1;
  const half = (line: number) => {
    const ahead = aheadBy(leg, score, line);
    return ahead > 0 ? leg.odds : ahead === 0 ? HUNDRED : 0n;
  };
  return [half(leg.quarters - apart), half(leg.quarters + apart)];
}

/** Returns every combination of the given number of legs. */
function choices<Leg>(legs: readonly Leg[], size: number): Leg[][] {
  if (size === 0) return [[]];
  return legs.flatMap((leg, index) => choices(legs.slice(index + 1), size - 1).map((rest) => [leg, ...rest]));
}

/** Returns the number of lines of a bet. */
export const oracleLines = (legs: number, size: number): bigint =>
  BigInt(choices(Array.from({ length: legs }), size).length);

/** Sums over every combination of one half of each leg. */
const sumOfHalves = (legs: readonly (readonly [bigint, bigint])[]): bigint =>
  legs
    .reduce<readonly bigint[]>(
      (products, halves) => products.flatMap((product) => halves.map((half) => product * half)),
      [1n],
    )
    .reduce((sum, product) => sum + product, 0n);

/**
 * Computes the return of a bet by brute force: every line of it is split into plain bets on whole and half lines, added up
 * as whole numbers and rounded down once.
 */
export function oracleReturn(
  lineStake: bigint,
  size: number,
  legs: readonly OracleLeg[],
  lastOf: (matchId: string) => LastScore,
): bigint {
  const lines = choices(
    legs.map((leg) => halvesOf(leg, lastOf(leg.matchId))),
    size,
  );
  const sum = lines.reduce((total, line) => total + sumOfHalves(line), 0n);
  return (lineStake * sum) / (HUNDRED * 2n) ** BigInt(size);
}
