import type { League } from '#sandbox/world/seeds/seed-leagues.ts';

const HOUR = 60;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** First days of a weekend, in days after the epoch, which was a Thursday. */
const WEEKEND = { fri: 1, sat: 2 } as const;
/** Local kick-offs of a day, in minutes after midnight, by sport: at the weekend and on two evenings of the week. */
const KICK_OFFS = {
  1: {
    weekend: [12.5 * HOUR, 15 * HOUR, 17.5 * HOUR, 20 * HOUR],
    evening: [15 * HOUR, 16.75 * HOUR, 18.5 * HOUR, 20.25 * HOUR],
  },
  2: {
    weekend: [12 * HOUR, 14 * HOUR, 16 * HOUR, 18 * HOUR, 20 * HOUR],
    evening: [12 * HOUR, 14 * HOUR, 16 * HOUR, 18 * HOUR, 20 * HOUR],
  },
  3: {
    weekend: [11 * HOUR, 13 * HOUR, 15 * HOUR, 17 * HOUR, 19 * HOUR, 20.5 * HOUR],
    evening: [11 * HOUR, 13 * HOUR, 15 * HOUR, 17 * HOUR, 19 * HOUR, 20.5 * HOUR],
  },
} as const;

/** A match of a week: when it begins, in minutes after the week's first midnight, and which pair of its round it is. */
type Slot = {
  readonly minute: number;
  readonly first: number;
  readonly position: number;
  readonly count: number;
};
type Day = {
  readonly day: number;
  readonly from: number;
  readonly to: number;
  readonly times: readonly number[];
};

const pairsOf = ({ clubs }: League) => clubs.length / 2;

/**
 * Returns the four days of a league's week. A round is played on two days, and clubs that played on the second day of one
 * do not play on the first day of the next where that is two days away: clubs move by one pair from round to round, so it
 * is enough to let one pair fewer play early.
 */
function daysOf(league: League): readonly Day[] {
  const { weekend, evening } = KICK_OFFS[league.ballClassId];
  const pairs = pairsOf(league);
  const earlyMax = Math.floor(pairs / 2) + 1;
  const round = (day: number, early: number, times: readonly number[]): Day[] => [
    { day, from: 0, to: early, times },
    { day: day + 1, from: early, to: pairs, times },
  ];
  return league.week.evenings === 'early'
    ? [...round(0, earlyMax, weekend), ...round(3, earlyMax - 1, evening)]
    : [...round(0, earlyMax - 1, weekend), ...round(4, earlyMax, evening)];
}

const slotsOfDay = ({ day, from, to, times }: Day): Slot[] =>
  Array.from({ length: to - from }, (_, position) => {
    const time = times[Math.floor((position * times.length) / (to - from))] ?? 0;
    return { minute: day * DAY + time, first: from, position, count: to - from };
  });

const weeks = new Map<League, readonly Slot[]>();

/** The matches of a week of a league, in the order they begin. */
function slotsOf(league: League): readonly Slot[] {
  const known = weeks.get(league) ?? daysOf(league).flatMap(slotsOfDay);
  weeks.set(league, known);
  return known;
}

/** Start of the first week of a league, in minutes after the epoch. */
const begins = ({ week: { weekend, eastMinutes, laterMinutes } }: League): number =>
  WEEKEND[weekend] * DAY - eastMinutes + laterMinutes;

/** Number of matches a league plays in a week. */
const perWeek = (league: League): number => slotsOf(league).length;

/** Returns the start of the `index`th match of a league, in calendar minutes since the epoch. */
export function kickOffMinute(league: League, index: number): number {
  const week = Math.floor(index / perWeek(league));
  const slot = slotsOf(league)[index % perWeek(league)];
  return begins(league) + week * WEEK + (slot?.minute ?? 0);
}

/** Returns the round of the `index`th match of a league, and its pair in that round; the pairs that play early rotate. */
export function roundAndPair(
  league: League,
  index: number,
): { readonly round: number; readonly pair: number } {
  const round = Math.floor(index / pairsOf(league));
  const { first = 0, position = 0, count = 1 } = slotsOf(league)[index % perWeek(league)] ?? {};
  return { round, pair: first + ((position + round) % count) };
}

/** Returns the number of matches of a league that begin before a calendar minute. */
export function begunBefore(league: League, minute: number): number {
  const since = minute - begins(league);
  const week = Math.floor(since / WEEK);
  if (week < 0) return 0;
  const within = since - week * WEEK;
  return week * perWeek(league) + slotsOf(league).filter((slot) => slot.minute < within).length;
}
