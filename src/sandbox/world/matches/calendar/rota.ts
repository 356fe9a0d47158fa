import { hash32 } from '#contract/units/random.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import { ANCHORS, type AnchorSeed } from '#sandbox/world/seeds/seed-anchors.ts';
import type { League } from '#sandbox/world/seeds/seed-leagues.ts';
import { begunBefore, kickOffMinute } from './calendar.ts';

const DAY = 24 * 60;
/** Two matches of one commentator begin so many minutes apart at least: one is over before the other is spoken of. */
const APART = 200;
/** What a commentator goes by: a match that is theirs by turn, then leagues they name, those of the same area, the fame of a league. */
const LIKES = { turn: 2, named: 0.5, area: 0.25, fame: 1 } as const;
/** How many of a sport's commentators lie between the turns of a league's next matches. */
const STRIDE = 7;
/** Nobody casts more in a day. */
const MOST_A_DAY = 4;
/** Days of commentators that are remembered. */
const KEPT = 1_000;

/** A match a commentator may cast. Minutes are those of the calendar. */
type Cast = { readonly matchId: string; readonly minute: number; readonly weight: number };

/** The last word between two matches that are liked alike. */
const tasteFor = ({ anchorRoomId }: AnchorSeed, matchId: string): number =>
  (hash32(`${anchorRoomId} ${matchId}`) % 10_000) / 20_000;

/** A league with how much somebody likes to cast it. */
type Liked = { readonly league: League; readonly liking: number };

/** The leagues of somebody's sports. */
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

/** Who of those of a league's sport has the turn of a match: everybody comes to it, so that few matches are left out. */
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

/** What somebody may cast that begins within a span of the calendar. */
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

/** Where the day of a commentator begins, in minutes: everybody sleeps at another time. */
const wakesAt = ({ anchorRoomId }: AnchorSeed): number => hash32(`day of ${anchorRoomId}`) % DAY;

/** The day of a commentator that a minute of the calendar lies in. */
const dayOf = (anchor: AnchorSeed, minute: number): number => Math.floor((minute - wakesAt(anchor)) / DAY);

/** Of what lies too near to each other the one liked best, until the day is full. */
function chosen(casts: readonly Cast[]): Cast[] {
  const day: Cast[] = [];
  for (const cast of casts.toSorted((one, other) => other.weight - one.weight)) {
    const isFree = day.every(({ minute }) => Math.abs(minute - cast.minute) >= APART);
    if (isFree && day.length < MOST_A_DAY) day.push(cast);
  }
  return day.sort((one, other) => one.minute - other.minute);
}

const days = new Map<string, readonly Cast[]>();

/**
 * What somebody casts on one of their days, in order. Nobody is in two places: matches of a day lie apart, and nothing that
 * could run into the next day is cast, so that no day has to be worked out for another.
 */
function castsOfDay(anchor: AnchorSeed, day: number): readonly Cast[] {
  const key = `${anchor.anchorRoomId} ${day}`;
  const known = days.get(key);
  if (known) return known;
  const from = day * DAY + wakesAt(anchor);
  const casts = chosen(offered(anchor, from, from + DAY - APART));
  days.set(key, casts);
  const [oldest] = days.keys();
  if (days.size > KEPT && oldest !== undefined) days.delete(oldest);
  return casts;
}

/** Whether somebody casts the `index`th match of a league. */
export const isCastBy = (anchor: AnchorSeed, league: League, index: number): boolean =>
  circuit(anchor).some((liked) => liked.league === league) &&
  castsOfDay(anchor, dayOf(anchor, kickOffMinute(league, index))).some(
    ({ matchId }) => matchId === `${league.leagueId}-${index}`,
  );

/** The matches somebody casts that begin at a minute of the calendar or in the days after it, in order. */
export const castsFrom = (anchor: AnchorSeed, minute: number, daysAhead: number): readonly string[] =>
  Array.from({ length: daysAhead + 1 }, (_, step) => castsOfDay(anchor, dayOf(anchor, minute) + step))
    .flat()
    .filter((cast) => cast.minute >= minute)
    .map(({ matchId }) => matchId);
