import { hash } from '#sandbox/art/seed.ts';
import { LEAGUES, type League } from '#sandbox/world/seeds/seed-leagues.ts';

const MINUTE = 60_000;

/** One match as the calendar has it, before anything happened in it. */
export type Fixture = {
  readonly matchId: string;
  readonly league: League;
  /** Which match of its league it is, counted from the epoch. */
  readonly index: number;
  readonly round: string;
  readonly home: string;
  readonly away: string;
  /** Epoch ms. */
  readonly startAt: number;
};

const CUP_STAGES = ['小组赛第 1 轮', '小组赛第 2 轮', '小组赛第 3 轮', '八强', '四强', '决赛周'] as const;
const ROUNDS_A_SEASON = 30;

/** Shift of a league's pairs, so that another seed is another season. */
const shift = (league: League, seed: number) => hash(`${seed} ${league.leagueId}`) % 997;

function roundName({ form }: League, round: number): string {
  if (form === 'cup') return CUP_STAGES[round % CUP_STAGES.length] ?? CUP_STAGES[0];
  return `第 ${(round % ROUNDS_A_SEASON) + 1} 轮`;
}

/**
 * The `index`th match of a league. A side of the first half of the field plays once a round in its own place, and the
 * other half moves on by one each round: nobody plays twice within a round less one match.
 * @param pace match minutes a minute takes
 */
export function fixtureOf(league: League, index: number, seed: number, pace: number): Fixture {
  const [first, second] = league.clubs;
  const round = Math.floor(index / first.length);
  const place = index % first.length;
  const one = first[place] ?? '';
  const other = second[(place + round + shift(league, seed)) % second.length] ?? '';
  const swapped = (round + place) % 2 === 1;
  return {
    matchId: `${league.leagueId}-${index}`,
    league,
    index,
    round: roundName(league, round),
    home: swapped ? other : one,
    away: swapped ? one : other,
    startAt: ((league.offsetMinutes + index * league.everyMinutes) * MINUTE) / pace,
  };
}

/** The matches of a league that begin from `from` up to `to`, epoch ms, in order. */
export function fixturesBetween(
  league: League,
  [from, to]: readonly [number, number],
  seed: number,
  pace: number,
): Fixture[] {
  const indexAt = (time: number) =>
    Math.ceil(((time / MINUTE) * pace - league.offsetMinutes) / league.everyMinutes);
  const found: Fixture[] = [];
  for (let index = Math.max(0, indexAt(from)); index < indexAt(to); index++) {
    found.push(fixtureOf(league, index, seed, pace));
  }
  return found;
}

/** The fixture an id names, or null when no league could have given it. */
export function fixtureById(matchId: string, seed: number, pace: number): Fixture | null {
  const [, leagueId = '', index = ''] = /^([a-z]+)-(\d{1,9})$/.exec(matchId) ?? [];
  const league = LEAGUES.find((each) => each.leagueId === leagueId);
  return league ? fixtureOf(league, Number(index), seed, pace) : null;
}
