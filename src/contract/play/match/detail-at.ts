import { MINUTE_MS } from '#contract/units/durations.ts';
import type { ServerTime } from '#contract/units/time.ts';
import { basketballPart, basketballPartOn } from './basketball-part.ts';
import type { Match, MatchDetail, MatchEvent, PeriodScore, Sport } from './schema.ts';

/** Match clock at the break; in e-sports it restarts with each map. */
const HALF_MS = {
  football: 45 * MINUTE_MS,
  basketball: 24 * MINUTE_MS,
  esports: null,
} as const satisfies Record<Sport, number | null>;

type Clock = Match['clock'];
type Score = { readonly home: number; readonly away: number };

/** Returns the points an event adds to the score of its side; a goal without points from the platform counts one. */
const pointsOf = ({ kind, points }: MatchEvent): number => points ?? (kind === 'goal' ? 1 : 0);

const isBorder = ({ kind }: MatchEvent) => kind === 'kickOff' || kind === 'halfTime' || kind === 'fullTime';

const scoredBy = (events: readonly MatchEvent[], side: 'home' | 'away'): number =>
  events.reduce((sum, event) => sum + (event.side === side ? pointsOf(event) : 0), 0);

/** Returns the duration of the period that ends with an event, ms. */
function partMs(end: MatchEvent, passed: readonly MatchEvent[]): number {
  const begun = passed.findLast(({ kind, at }) => kind === 'kickOff' && at <= end.at);
  return begun ? end.at - begun.at : 0;
}

/** Match clock at the end, ms: includes overtime in basketball, excludes stoppage time in football. */
function lengthMs(end: MatchEvent, passed: readonly MatchEvent[], sport: Sport): number {
  if (sport === 'basketball') return end.minute * MINUTE_MS;
  const half = HALF_MS[sport];
  return half === null ? partMs(end, passed) : 2 * half;
}

/** The phase that begins with the last of these events, and what the match clock shows then, ms. */
function beginningWith(
  last: MatchEvent,
  passed: readonly MatchEvent[],
  sport: Sport,
): Pick<Clock, 'phase' | 'elapsedMs'> {
  const half = HALF_MS[sport];
  if (last.kind === 'halfTime') return { phase: 'halfTime', elapsedMs: half ?? partMs(last, passed) };
  if (last.kind === 'fullTime') return { phase: 'ended', elapsedMs: lengthMs(last, passed, sport) };
  const second = passed.some(({ kind }) => kind === 'halfTime');
  return second ? { phase: 'second', elapsedMs: half ?? 0 } : { phase: 'first', elapsedMs: 0 };
}

const runs = (phase: Clock['phase']) => phase === 'first' || phase === 'second';

/** Match time in a millisecond, from what has been played of a half since it began. */
const paceOf = ({ elapsedMs, at }: Clock, began: ServerTime, base: number): number =>
  at > began ? Math.max(0, (elapsedMs - base) / (at - began)) : 1;

/** The match clock at an earlier time, without its part. */
function clockAt({ match, events }: MatchDetail, at: ServerTime): Omit<Clock, 'period'> {
  const borders = events.filter(isBorder);
  const passed = borders.filter((event) => event.at <= at);
  const last = passed.at(-1);
  if (!last) return borders.length > 0 ? { phase: 'upcoming', elapsedMs: 0, at } : { ...match.clock, at };
  const begun = beginningWith(last, passed, match.sport);
  if (!runs(begun.phase)) return { ...begun, at };
  if (borders.at(-1) !== last) return { ...begun, elapsedMs: begun.elapsedMs + at - last.at, at };
  if (!runs(match.clock.phase)) return { ...match.clock, at };
  const pace = paceOf(match.clock, last.at, begun.elapsedMs);
  return { ...begun, elapsedMs: begun.elapsedMs + (at - last.at) * pace, at };
}

/** Returns the current period, from 1; 0 before the match. */
function periodAt(sport: Sport, { phase, elapsedMs }: Omit<Clock, 'period'>, score: Score): number {
  if (phase === 'upcoming') return 0;
  switch (sport) {
    case 'football':
      return phase === 'first' || phase === 'halfTime' ? 1 : 2;
    case 'basketball':
      return basketballPartOn(elapsedMs, runs(phase));
    case 'esports':
      return score.home + score.away + (phase === 'ended' ? 0 : 1);
    default:
      return sport satisfies never;
  }
}

/** Returns the period that a scoring event counts for, from 0. */
function partOf(event: MatchEvent, { match: { sport }, events }: MatchDetail): number {
  switch (sport) {
    case 'football': {
      const half = events.find(({ kind }) => kind === 'halfTime');
      return half && event.at > half.at ? 1 : 0;
    }
    case 'basketball':
      return basketballPart(event.minute) - 1;
    case 'esports':
      return events.filter((other) => other.at < event.at && pointsOf(other) > 0).length;
    default:
      return sport satisfies never;
  }
}

const without = (part: PeriodScore, removed: readonly MatchEvent[]): PeriodScore => ({
  home: Math.max(0, part.home - scoredBy(removed, 'home')),
  away: Math.max(0, part.away - scoredBy(removed, 'away')),
});

/**
 * A match as it was at an earlier time: score, clock, parts and what had happened. Statistics have no history and stay.
 * @param at epoch ms of the platform; at or after the detail's own time it stays as it is
 */
export function detailAt(detail: MatchDetail, at: ServerTime): MatchDetail {
  const { match, events, periods } = detail;
  if (at >= match.clock.at) return detail;
  const later = events.filter((event) => event.at > at);
  const score = {
    home: Math.max(0, match.home.score - scoredBy(later, 'home')),
    away: Math.max(0, match.away.score - scoredBy(later, 'away')),
  };
  const clock = clockAt(detail, at);
  const period = periodAt(match.sport, clock, score);
  return {
    ...detail,
    match: {
      ...match,
      home: { ...match.home, score: score.home },
      away: { ...match.away, score: score.away },
      clock: { ...clock, period },
    },
    events: events.filter((event) => event.at <= at),
    periods: periods.slice(0, period).map((part, index) =>
      without(
        part,
        later.filter((event) => partOf(event, detail) === index),
      ),
    ),
  };
}
