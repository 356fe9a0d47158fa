import type { MatchPhase, MatchWire } from '#contract/play/match/schema.ts';
import type { World } from '#sandbox/world/world.ts';

export type MatchOverview = {
  readonly matchId: string;
  readonly league: string;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [home: number, away: number];
  readonly phase: MatchPhase;
  /** Match ms played. */
  readonly elapsedMs: number;
  readonly startAt: number;
  readonly isSuspended: boolean;
  readonly isFootball: boolean;
  readonly ballClassId: MatchWire['ballClassId'];
};

/** Numbers of upcoming matches shown, soonest first, and of ended ones, latest first. */
const UPCOMING = 3;
const ENDED = 2;

const isLive = ({ clockPhase }: MatchWire) => clockPhase !== 'upcoming' && clockPhase !== 'ended';

const byStart = (one: MatchWire, other: MatchWire) =>
  one.startAt - other.startAt || one.matchId.localeCompare(other.matchId);

/** The matches an operator may want to touch: all that are on, the next and the last. */
export function matchOverview({ matches, odds }: World): readonly MatchOverview[] {
  const all = matches.list(0);
  const phase = (wanted: MatchPhase) => all.filter(({ clockPhase }) => clockPhase === wanted);
  const shown = [
    ...all.filter(isLive).sort(byStart),
    ...phase('upcoming').slice(0, UPCOMING),
    ...phase('ended').slice(0, ENDED),
  ];
  return shown.map((match) => ({
    matchId: match.matchId,
    league: match.matchName,
    home: match.homeName,
    away: match.visitName,
    score: [match.homeScore, match.visitScore],
    phase: match.clockPhase,
    elapsedMs: match.clockElapsed,
    startAt: match.startAt,
    isSuspended: odds.suspended().has(match.matchId),
    isFootball: match.ballClassId === 1,
    ballClassId: match.ballClassId,
  }));
}
