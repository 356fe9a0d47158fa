import type { DatabaseSync } from 'node:sqlite';
import type { MatchPhase } from '#contract/models/match.ts';
import { LEAGUES } from '#sandbox/world/seeds/seed-leagues.ts';
import { basketballScript } from './basketball-script.ts';
import { esportsScript } from './esports-script.ts';
import { type Fixture, fixtureById, fixturesBetween } from './fixture.ts';
import { footballScript } from './football-script.ts';
import type { Side } from './match-book.ts';
import { type EventEdit, matchEdits } from './match-edits.ts';
import { type MatchView, matchView } from './match-view.ts';
import { phaseStart, type Script } from './script.ts';
import { type Role, squadOf } from './squad.ts';

const HOUR = 3_600_000;
/** Kick-offs shown: those over are gone some hours later. */
const SHOWN = { before: 5 * HOUR, after: 8 * HOUR };
/** Kick-offs that can still be asked for by id. */
const KNOWN = { before: 30 * HOUR, after: 48 * HOUR };
const SCRIPTS_KEPT = 80;

export type LifePorts = {
  readonly seed: number;
  readonly pace: number;
  readonly now: () => number;
  readonly db: DatabaseSync;
};

/** The matches themselves, without who casts and watches them. */
export type MatchLife = {
  around(): MatchView[];
  /** As it stands now, or stood at another time. */
  view(matchId: string, at?: number): MatchView | null;
  /** A match of a league by its number, whenever it is. */
  nth(leagueId: string, index: number): MatchView | null;
  /** Number of the match of a league that began last. */
  latestIndex(leagueId: string): number;
  score(matchId: string, side: Side): boolean;
  sendOff(matchId: string, side: Side): boolean;
  setPhase(matchId: string, phase: MatchPhase): boolean;
};

const SCRIPT = { 1: footballScript, 2: basketballScript, 3: esportsScript } as const;

/** Scripts follow from the fixture; the last ones used stay in memory. */
function scriptShelf(seed: number): (fixture: Fixture) => Script {
  const kept = new Map<string, Script>();
  return (fixture) => {
    const script = kept.get(fixture.matchId) ?? SCRIPT[fixture.league.ballClassId](fixture, seed);
    kept.delete(fixture.matchId);
    kept.set(fixture.matchId, script);
    const [oldest] = kept.keys();
    if (kept.size > SCRIPTS_KEPT && oldest !== undefined) kept.delete(oldest);
    return script;
  };
}

export function matchLife({ seed, pace, now, db }: LifePorts): MatchLife {
  const edits = matchEdits(db);
  const scriptOf = scriptShelf(seed);
  const span = ({ before, after }: typeof SHOWN): [number, number] => [
    now() - before / pace,
    now() + after / pace,
  ];
  const see = (fixture: Fixture, at = now()) =>
    matchView(fixture, () => scriptOf(fixture), { edits: edits.of(fixture.matchId), pace, now: at });
  const startsWithin = ({ startAt }: Fixture, [from, to]: readonly [number, number]) =>
    startAt >= from && startAt < to;

  function view(matchId: string, at?: number): MatchView | null {
    const fixture = fixtureById(matchId, seed, pace);
    return fixture && startsWithin(fixture, span(KNOWN)) ? see(fixture, at) : null;
  }

  /** Something happens by hand, to one of those on the pitch who might well have done it. */
  function tell(matchId: string, side: Side, is: EventEdit['is'], wanted: Role): boolean {
    const match = view(matchId);
    if (!match || match.phase === 'upcoming' || match.phase === 'ended') return false;
    const players = squadOf(match.fixture[side], seed).starters.filter(({ role }) => role === wanted);
    const player = players[match.count % players.length]?.name ?? '';
    edits.add(matchId, { is, at: now(), side, player });
    return true;
  }

  return {
    view,
    around: () =>
      LEAGUES.flatMap((league) => fixturesBetween(league, span(SHOWN), seed, pace)).map((each) => see(each)),
    nth(leagueId, index) {
      const fixture = fixtureById(`${leagueId}-${index}`, seed, pace);
      return fixture && see(fixture);
    },
    latestIndex(leagueId) {
      const league = LEAGUES.find((each) => each.leagueId === leagueId);
      const [from] = span(SHOWN);
      return league ? (fixturesBetween(league, [from, now() + 1], seed, pace).at(-1)?.index ?? 0) : 0;
    },
    score: (matchId, side) => tell(matchId, side, 'goal', 'forward'),
    sendOff: (matchId, side) => tell(matchId, side, 'redCard', 'defender'),
    setPhase(matchId, phase) {
      const match = view(matchId);
      if (!match) return false;
      const offset = phaseStart(match.script().periods, phase, match.offset);
      const running = phase !== 'interrupted' && phase !== 'upcoming';
      edits.add(matchId, { is: 'clock', at: now(), offset, running });
      return true;
    },
  };
}
