import type * as v from 'valibot';
import type { PastMatch } from '#contract/play/match/history-schema.ts';
import type { MatchWire } from '#contract/play/match/schema.ts';
import type { LeagueInfo } from '#contract/site/article/schema.ts';
import { LEAGUES } from '#sandbox/world/seeds/leagues.ts';
import type { World } from '#sandbox/world/world.ts';

const FOOTBALL = 1;
const SHOWN = 4;

const sidesOf = ({ homeName, homeLogo, visitName, visitLogo }: MatchWire) => ({
  home: { name: homeName, logo: homeLogo },
  away: { name: visitName, logo: visitLogo },
});

function pastWire(match: MatchWire): v.InferInput<typeof PastMatch> {
  const { matchId, matchName, startAt, homeScore, visitScore } = match;
  const { home, away } = sidesOf(match);
  return {
    matchId,
    leagueName: matchName,
    startAt,
    home: { ...home, score: homeScore },
    away: { ...away, score: visitScore },
  };
}

/** Football leagues with a table, the best known first. */
const TABLED = LEAGUES.filter(
  ({ ballClassId, form }) => ballClassId === FOOTBALL && form === 'league',
).toSorted((one, other) => other.fame - one.fame);

/** Returns a league with what was played and what comes, the best known one for null; null for an unknown league. */
export function leagueInfo(
  { matches }: Pick<World, 'matches'>,
  requested: string | null,
): v.InferInput<typeof LeagueInfo> | null {
  const league = TABLED.find(({ leagueId }) => requested === null || leagueId === requested);
  if (!league) return null;
  const { leagueId, name, area, clubs } = league;
  const next = matches
    .meetings()
    .filter((match) => match.leagueId === leagueId && match.clockPhase === 'upcoming')
    .slice(0, SHOWN)
    .flatMap(({ matchId }) => matches.find(matchId) ?? []);
  return {
    league: { leagueId, name, area, clubs: clubs.length },
    last: matches.lastOf(leagueId, SHOWN).map(pastWire),
    next: next.map((match) => ({ matchId: match.matchId, startAt: match.startAt, ...sidesOf(match) })),
    leagues: TABLED.map((each) => ({ leagueId: each.leagueId, name: each.name })),
  };
}
