import type { DatabaseSync } from 'node:sqlite';
import type { MatchPhase } from '#contract/play/match/schema.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { BallClassId } from '#sandbox/world/seeds/seed-leagues.ts';
import {
  calendarMinute,
  type Fixture,
  fixtureById,
  fixturesBetween,
  latestIndexAt,
} from './calendar/fixture.ts';
import { type MatchAhead, withWeather } from './match-ahead.ts';
import { type MatchEdits, matchEdits } from './match-edits.ts';
import { createMatchActions, type Points } from './match-hand.ts';
import type { Side } from './match-store.ts';
import { type MatchView, matchView } from './match-view.ts';
import { manualEventsOf } from './script/by-hand.ts';
import { type Course, courses } from './script/course.ts';
import { interruptionOf } from './script/interruption.ts';

const HOUR = 3_600_000;
/** Span of kick-offs shown: ended matches are removed some hours later. */
const SHOWN = { before: 5 * HOUR, after: 8 * HOUR };
/** Longer than any match, breaks and interruptions included. */
const LONGEST = 4 * HOUR;
/** Span of kick-offs that can still be requested by id. */
const KNOWN = { before: 7 * 24 * HOUR, after: 15 * 24 * HOUR };

export type LifePorts = {
  readonly seed: number;
  readonly pace: number;
  readonly now: () => number;
  readonly db: DatabaseSync;
};

/** The matches themselves, without who casts and watches them. */
export type MatchLife = {
  around(): MatchView[];
  /** Matches of a sport by kick-off, epoch ms, in order of leagues and kick-offs. */
  between(ballClassId: BallClassId, from: number, to: number): MatchView[];
  /** Returns the match as it is now, or was at another time. */
  view(matchId: string, at?: number): MatchView | null;
  /** The same, however long ago the match was: its course follows from the seed and from what was done to it by hand. */
  record(matchId: string, at?: number): MatchView | null;
  /** A match read to its end, for what has to be ready before it happens. */
  ahead(matchId: string): MatchAhead | null;
  /** The minute of the calendar at a time, epoch ms: at another pace the calendar runs faster. */
  calendarMinute(time: number): number;
  /** Number of the match of a league that began last. */
  latestIndex(leagueId: string): number;
  /** Reports whether a match has ended according to its calendar or its manual edits. */
  isOver(fixture: Fixture): boolean;
  /** Returns the final score of a match that has ended. */
  finalScore(fixture: Fixture): readonly [home: number, away: number];
  score(matchId: string, side: Side, points?: Points): boolean;
  sendOff(matchId: string, side: Side): boolean;
  setPhase(matchId: string, phase: MatchPhase): boolean;
};

type AheadPorts = { readonly edits: MatchEdits; readonly seed: number; readonly pace: number };

const aheadOf = (fixture: Fixture, course: Course, { edits, seed, pace }: AheadPorts): MatchAhead => ({
  fixture,
  scriptWith: (done) => course.script(manualEventsOf(fixture.startAt, pace, done)),
  pace,
  weather: interruptionOf(fixture, seed, pace),
  manualEdits: edits.of(fixture.matchId),
});

/** The match an id names, when its kick-off is within a span of the calendar around now. */
function known(
  matchId: string,
  { seed, pace, now }: Omit<LifePorts, 'db'>,
  { before, after } = KNOWN,
): Fixture | null {
  const fixture = fixtureById(matchId, seed, pace);
  if (!fixture) return null;
  const apart = fixture.startAt - now();
  return apart >= -before / pace && apart < after / pace ? fixture : null;
}

export function matchLife({ seed, pace, now, db }: LifePorts): MatchLife {
  const edits = matchEdits(db);
  const courseOf = courses(seed);
  const span = ({ before, after }: typeof SHOWN): [number, number] => [
    now() - before / pace,
    now() + after / pace,
  ];
  const editsOf = (fixture: Fixture) =>
    withWeather(edits.of(fixture.matchId), interruptionOf(fixture, seed, pace));
  const see = (fixture: Fixture, at = now()) =>
    matchView(fixture, courseOf(fixture), { edits: editsOf(fixture), pace, now: at });

  function view(matchId: string, at?: number): MatchView | null {
    const fixture = known(matchId, { seed, pace, now });
    return fixture && see(fixture, at);
  }

  return {
    view,
    record(matchId, at) {
      const fixture = known(matchId, { seed, pace, now }, { ...KNOWN, before: Number.POSITIVE_INFINITY });
      return fixture && see(fixture, at);
    },
    ahead(matchId) {
      const fixture = known(matchId, { seed, pace, now });
      return fixture && aheadOf(fixture, courseOf(fixture), { edits, seed, pace });
    },
    between: (ballClassId, from, to) =>
      LEAGUES.filter((league) => league.ballClassId === ballClassId)
        .flatMap((league) => fixturesBetween(league, [from, to], seed, pace))
        .map((each) => see(each)),
    around: () =>
      LEAGUES.flatMap((league) => fixturesBetween(league, span(SHOWN), seed, pace)).map((each) => see(each)),
    calendarMinute: (time) => calendarMinute(time, pace),
    latestIndex(leagueId) {
      const league = LEAGUES.find((each) => each.leagueId === leagueId);
      return league ? latestIndexAt(league, now(), pace) : 0;
    },
    isOver: (fixture) =>
      edits.of(fixture.matchId).length > 0
        ? see(fixture).phase === 'ended'
        : now() > fixture.startAt + LONGEST / pace,
    finalScore(fixture) {
      return edits.of(fixture.matchId).length > 0 ? see(fixture).score : courseOf(fixture).final();
    },
    ...createMatchActions(view, { edits, seed, now }),
  };
}
