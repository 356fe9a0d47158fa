import { hash32 } from '#contract/units/random.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { ANCHORS, type AnchorSeed } from '#sandbox/world/seeds/seed-anchors.ts';
import type { League } from '#sandbox/world/seeds/seed-leagues.ts';
import { begunBefore, kickOffMinute } from './calendar.ts';

const DAY = 24 * 60;
/**
 * Least number of minutes between the kick-offs of two matches of one commentator: one has ended before coverage of the
 * other starts.
 */
const APART = 200;
/**
 * Weights of a commentator's preferences: a match assigned by rotation, leagues they name, those of the same area, the fame
 * of a league.
 */
const LIKES = { turn: 2, named: 0.5, area: 0.25, fame: 1 } as const;
/** Number of a sport's commentators between the turns of a league's next matches. */
const STRIDE = 7;
/** Highest number of matches cast in a day. */
const CASTS_PER_DAY_MAX = 4;
/** Days of commentators that are remembered. */
const DAYS_MAX = 1_000;

/** A match a commentator may cast. Minutes are those of the calendar. */
type Cast = { readonly matchId: string; readonly minute: number; readonly weight: number };

/** The last word between two matches that are liked alike. */
const tasteFor = ({ anchorRoomId }: AnchorSeed, matchId: string): number =>
  (hash32(`${anchorRoomId} ${matchId}`) % 10_000) / 20_000;

/** League with a commentator's preference for it. */
type Liked = { readonly league: League; readonly liking: number };

/** Returns the leagues of a commentator's sports. */
function circuitOf({ casts = [] }: AnchorSeed): readonly Liked[] {
  const named = LEAGUES.filter(({ leagueId }) => casts.includes(leagueId));
  const sports = new Set(named.map(({ ballClassId }) => ballClassId));
  const areas = new Set(named.map(({ area }) => area));
  return LEAGUES.filter(({ ballClassId }) => sports.has(ballClassId)).map((league) => ({
    league,
    liking:
      LIKES.fame * league.fame +
      (named.includes(league) ? LIKES.named : 0) +
      (areas.has(league.area) ? LIKES.area : 0),
  }));
}

const circuits = new Map(ANCHORS.map((anchor) => [anchor.anchorRoomId, circuitOf(anchor)]));
const circuit = (anchor: AnchorSeed): readonly Liked[] => circuits.get(anchor.anchorRoomId) ?? [];

/** Commentators of a league's sport in rotation: every commentator gets a turn, so that few matches are left out. */
const turns = new Map(
  LEAGUES.map((league) => [
    league.leagueId,
    ANCHORS.filter((anchor) => circuit(anchor).some((liked) => liked.league === league)),
  ]),
);

function isTurnOf(anchor: AnchorSeed, { leagueId }: League, index: number): boolean {
  const those = turns.get(leagueId) ?? [];
  return those[(hash32(leagueId) + index * STRIDE) % those.length] === anchor;
}

/** Returns the matches an anchor may cast that begin within a span of the calendar. */
const offered = (anchor: AnchorSeed, from: number, to: number): Cast[] =>
  circuit(anchor).flatMap(({ league, liking }) => {
    const first = begunBefore(league, from);
    return Array.from({ length: begunBefore(league, to) - first }, (_, step): Cast => {
      const index = first + step;
      const turn = isTurnOf(anchor, league, index) ? LIKES.turn : 0;
      const matchId = `${league.leagueId}-${index}`;
      return {
        matchId,
        minute: kickOffMinute(league, index),
        weight: liking + turn + tasteFor(anchor, matchId),
      };
    });
  });

/** Returns the start of a commentator's day, in minutes: each one sleeps at a different time. */
const wakesAt = ({ anchorRoomId }: AnchorSeed): number => hash32(`day of ${anchorRoomId}`) % DAY;

/** Returns the day of a commentator that contains a calendar minute. */
const dayOf = (anchor: AnchorSeed, minute: number): number => Math.floor((minute - wakesAt(anchor)) / DAY);

/** Returns the preferred matches among those too close to each other, until the day is full. */
function chosen(casts: readonly Cast[]): Cast[] {
  const day: Cast[] = [];
  for (const cast of casts.toSorted((one, other) => other.weight - one.weight)) {
    const isFree = day.every(({ minute }) => Math.abs(minute - cast.minute) >= APART);
    if (isFree && day.length < CASTS_PER_DAY_MAX) day.push(cast);
  }
  return day.sort((one, other) => one.minute - other.minute);
}

const days = new Map<string, readonly Cast[]>();

/**
 * Returns the matches a commentator casts on one of their days, in order. Matches of a day are spaced so that they never
 * overlap, and none that could run into the next day is cast, so that days are computed independently.
 */
function castsOfDay(anchor: AnchorSeed, day: number): readonly Cast[] {
  const key = `${anchor.anchorRoomId} ${day}`;
  const known = days.get(key);
  if (known) return known;
  const from = day * DAY + wakesAt(anchor);
  const casts = chosen(offered(anchor, from, from + DAY - APART));
  days.set(key, casts);
  const [oldest] = days.keys();
  if (days.size > DAYS_MAX && oldest !== undefined) days.delete(oldest);
  return casts;
}

/** Reports whether an anchor casts the `index`th match of a league. */
export const isCastBy = (anchor: AnchorSeed, league: League, index: number): boolean =>
  circuit(anchor).some((liked) => liked.league === league) &&
  castsOfDay(anchor, dayOf(anchor, kickOffMinute(league, index))).some(
    ({ matchId }) => matchId === `${league.leagueId}-${index}`,
  );

/** Returns the matches an anchor casts that begin at a calendar minute or in the days after it, in order. */
export const castsFrom = (anchor: AnchorSeed, minute: number, daysAhead: number): readonly string[] =>
  Array.from({ length: daysAhead + 1 }, (_, step) => castsOfDay(anchor, dayOf(anchor, minute) + step))
    .flat()
    .filter((cast) => cast.minute >= minute)
    .map(({ matchId }) => matchId);
