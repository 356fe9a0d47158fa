import { hash32 } from '#contract/units/random.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { League } from '#sandbox/world/seeds/seed-leagues.ts';
import { begunBefore, kickOffMinute, roundAndPair } from './calendar.ts';

const MINUTE = 60_000;

/** One match as the calendar has it, before anything happened in it. */
export type Fixture = {
  readonly matchId: string;
  readonly league: League;
  /** Index of the match within its league, counted from the epoch. */
  readonly index: number;
  readonly round: string;
  readonly home: string;
  readonly away: string;
  /** Epoch ms. */
  readonly startAt: number;
};

const CUP_STAGES = ['小组赛第 1 轮', '小组赛第 2 轮', '小组赛第 3 轮', '八强', '四强', '决赛周'] as const;

const pairsOf = ({ clubs }: League) => clubs.length / 2;
/** Number of rounds in which every club meets every other, at home and away. */
const roundsOf = ({ clubs }: League) => 2 * (clubs.length - 1);

/** Number of matches in a season of a league. */
export const seasonLength = (league: League): number => pairsOf(league) * roundsOf(league);

const orders = new Map<string, readonly string[]>();

/** The clubs in the order the calendar was drawn in: another seed is another season. */
function drawnOrder({ leagueId, clubs }: League, seed: number): readonly string[] {
  const key = `${seed} ${leagueId}`;
  const order =
    orders.get(key) ?? clubs.toSorted((one, other) => hash32(`${key} ${one}`) - hash32(`${key} ${other}`));
  orders.set(key, order);
  return order;
}

function roundName(league: League, round: number): string {
  if (league.form === 'cup') return CUP_STAGES[round % CUP_STAGES.length] ?? CUP_STAGES[0];
  return `第 ${(round % roundsOf(league)) + 1} 轮`;
}

/** The sides of a pair of a round: the first club stays in its place, the others move on by one each round. */
function sidesOf(league: League, index: number, seed: number): readonly [string, string] {
  const { round, pair } = roundAndPair(league, index);
  const [still = '', ...moving] = drawnOrder(league, seed);
  const at = (position: number) =>
    position === 0 ? still : (moving[(position - 1 + round) % moving.length] ?? still);
  const [one, other] = [at(pair), at(moving.length - pair)];
  const isSecondLeg = Math.floor(round / moving.length) % 2 === 1;
  return (((round % moving.length) + pair) % 2 === 1) === isSecondLeg ? [one, other] : [other, one];
}

/**
 * Returns the `index`th match of a league: a double round robin, season after season, with a round at each weekend and one
 * on two evenings of the week. A side moves by one pair from round to round.
 * @param pace match minutes per minute
 */
export function fixtureOf(league: League, index: number, seed: number, pace: number): Fixture {
  const [home, away] = sidesOf(league, index, seed);
  return {
    matchId: `${league.leagueId}-${index}`,
    league,
    index,
    round: roundName(league, Math.floor(index / pairsOf(league))),
    home,
    away,
    startAt: (kickOffMinute(league, index) * MINUTE) / pace,
  };
}

/** The minute of the calendar at a time, epoch ms. */
export const calendarMinute = (time: number, pace: number): number => (time / MINUTE) * pace;

/** Matches of a league that began before a moment, epoch ms. */
const begun = (league: League, time: number, pace: number): number =>
  begunBefore(league, calendarMinute(time, pace));

/** Number of the match of a league that began last, epoch ms. */
export const latestIndexAt = (league: League, now: number, pace: number): number =>
  Math.max(0, begun(league, now + 1, pace) - 1);

/** The matches of a league that begin from `from` up to `to`, epoch ms, in order. */
export function fixturesBetween(
  league: League,
  [from, to]: readonly [number, number],
  seed: number,
  pace: number,
): Fixture[] {
  const first = begun(league, from, pace);
  const count = Math.max(0, begun(league, to, pace) - first);
  return Array.from({ length: count }, (_, step) => fixtureOf(league, first + step, seed, pace));
}

/** Returns the fixture of an id, or null when no league could have issued it. */
export function fixtureById(matchId: string, seed: number, pace: number): Fixture | null {
  const [, leagueId = '', index = ''] = /^([a-z]+)-(\d{1,9})$/.exec(matchId) ?? [];
  const league = LEAGUES.find((each) => each.leagueId === leagueId);
  return league ? fixtureOf(league, Number(index), seed, pace) : null;
}
