import type * as v from 'valibot';
import type { Lineups, TeamSheet } from '#contract/play/match/lineup-schema.ts';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { LEAGUES } from '../seeds/leagues.ts';
import type { AnchorLookup } from './calendar/casters.ts';
import { historyOf, tableOf } from './history/match-history.ts';
import { createResults } from './history/results.ts';
import type { MatchLife } from './match-life.ts';
import type { MatchStore, Meeting } from './match-store.ts';
import type { MatchView } from './match-view.ts';
import { type Player, squadOf } from './script/squad.ts';
import { castWire, detailWire } from './wire/match-wire.ts';

/** Time before kick-off at which team sheets are published. */
const PUBLISHED_BEFORE_MS = 60 * 60_000;

function sheetOf(club: string, seed: number): v.InferInput<typeof TeamSheet> {
  const { formation, starters, bench, coach } = squadOf(club, seed);
  const captain = starters.find(({ role }) => role === 'midfielder');
  const listed = (player: Player) => ({ ...player, isCaptain: player === captain });
  return { formation, coach, starters: starters.map(listed), bench: bench.map(listed) };
}

/** Returns the line-ups, or null before the sheets are published and in sports without them. */
function lineupsOf({ fixture, offset }: MatchView, seed: number): v.InferInput<typeof Lineups> | null {
  if (fixture.league.ballClassId !== 1 || offset < -PUBLISHED_BEFORE_MS) return null;
  return { home: sheetOf(fixture.home, seed), away: sheetOf(fixture.away, seed) };
}

export type MatchStorePorts = {
  readonly life: MatchLife;
  readonly anchors: AnchorLookup;
  readonly now: () => number;
  readonly seed: number;
  readonly pace: number;
};

const GROUP = { first: 0, halfTime: 0, second: 0, interrupted: 0, upcoming: 1, ended: 2 } as const;

const SPORTS = [1, 2, 3] as const;
/** Age since kick-off at which a match may still be live. */
const BEGUN_MS = 5 * HOUR_MS;
const AHEAD_MS = 5 * DAY_MS;

const meetingOf = ({ fixture, phase }: MatchView): Meeting => ({
  matchId: fixture.matchId,
  homeName: fixture.home,
  visitName: fixture.away,
  matchName: fixture.league.name,
  leagueId: fixture.league.leagueId,
  ballClassId: fixture.league.ballClassId,
  clockPhase: phase,
});

/** Live ones by viewers, upcoming by start, those over newest first. */
function byInterest(one: MatchWire, other: MatchWire): number {
  const group = GROUP[one.clockPhase];
  if (group !== GROUP[other.clockPhase]) return group - GROUP[other.clockPhase];
  if (group === 0) return other.viewers - one.viewers;
  return group === 1 ? one.startAt - other.startAt : other.startAt - one.startAt;
}

/** The matches of the world; everything about them follows from the seed and the time. */
export function createMatchStore({ life, anchors, now, seed, pace }: MatchStorePorts): MatchStore {
  const wire = castWire({ anchors, now });
  const results = createResults({ life, seed, pace });

  return {
    list: (ballClassId) =>
      life
        .around()
        .filter(({ fixture }) => ballClassId === 0 || fixture.league.ballClassId === ballClassId)
        .map((view) => wire(view))
        .sort(byInterest),
    find(matchId, siteId) {
      const view = life.view(matchId);
      return view && wire(view, siteId);
    },
    meetings: () =>
      SPORTS.flatMap((sport) => life.between(sport, now() - BEGUN_MS / pace, now() + AHEAD_MS / pace))
        .filter(({ phase }) => phase !== 'ended')
        .sort((one, other) => one.fixture.startAt - other.fixture.startAt)
        .map(meetingOf),
    lastOf(leagueId, count) {
      const latest = life.latestIndex(leagueId);
      const over: MatchWire[] = [];
      for (let index = latest; over.length < count; index--) {
        const view = life.view(`${leagueId}-${index}`);
        if (!view) break;
        if (view.phase === 'ended') over.push(wire(view));
      }
      return over;
    },
    detail(matchId, siteId) {
      const view = life.view(matchId);
      return view && detailWire(view, wire(view, siteId), now());
    },
    lineups(matchId) {
      const view = life.view(matchId);
      return view && { lineups: lineupsOf(view, seed) };
    },
    async standings(leagueId) {
      const league = LEAGUES.find((each) => each.leagueId === leagueId && each.form === 'league');
      return league ? tableOf(results, league) : null;
    },
    async history(matchId) {
      const view = life.view(matchId);
      return view && historyOf(results, view.fixture);
    },
    score: life.score,
    sendOff: life.sendOff,
    setPhase: life.setPhase,
  };
}
