/** What a leg was when it was taken, as a simulation noted it; the rules of the product are not used here. */
export type OracleLeg = {
  readonly matchId: string;
  readonly market: 'win' | 'handicap' | 'total';
  /** home, draw, away, over, under. */
  readonly side: string;
  /** In quarters of a goal. */
  readonly quarters: number;
  /** In hundredths. */
  readonly odds: bigint;
  /** The score when it was taken. */
  readonly base: readonly [home: number, away: number];
};

/** The last word on a match; null when it was not played. */
export type LastScore = readonly [home: number, away: number] | null;

const HUNDRED = 100n;

/** By how many quarters of a goal a half of a bet is ahead. */
function aheadBy({ market, side, base }: OracleLeg, score: readonly [number, number], line: number): number {
  if (market === 'total') {
    const over = 4 * (score[0] + score[1]) - line;
    return side === 'over' ? over : -over;
  }
  const lead = score[0] - base[0] - (score[1] - base[1]);
  return 4 * (side === 'home' ? lead : -lead) + line;
}

/** What each of the two halves of a bet on a leg multiplies its stake by, in hundredths. */
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

/** Every choice of so many legs. */
function choices<Leg>(legs: readonly Leg[], size: number): Leg[][] {
  if (size === 0) return [[]];
  return legs.flatMap((leg, index) => choices(legs.slice(index + 1), size - 1).map((rest) => [leg, ...rest]));
}

/** The sum over every way to take one half of each leg. */
const sumOfHalves = (legs: readonly (readonly [bigint, bigint])[]): bigint =>
  legs
    .reduce<readonly bigint[]>(
      (ways, halves) => ways.flatMap((way) => halves.map((half) => way * half)),
      [1n],
    )
    .reduce((sum, way) => sum + way, 0n);

/**
 * What a bet returns, by the slow way: every line of it is so many plain bets on whole and half lines, added up as whole
 * numbers and rounded down once.
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
