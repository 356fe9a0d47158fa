import { isOn } from '#app/match/match-clock.ts';
import type { Match } from '#contract/models/match.ts';

/** The lists of home [2.02]. */
export const HOME_TABS = ['football', 'basketball', 'esports', 'anchor'] as const;
export type HomeTab = (typeof HOME_TABS)[number];
export type SportTab = Exclude<HomeTab, 'anchor'>;

/** Matches of a sport that are on or still to come. */
export const matchesOfTab = (matches: readonly Match[], tab: HomeTab): readonly Match[] =>
  matches.filter(({ sport, clock }) => sport === tab && clock.phase !== 'ended');

export type LeagueGroup = { readonly league: Match['league']; readonly matches: readonly Match[] };

/** Leagues in the order of their most watched match; within one what is on first, then by kick-off. */
export function groupByLeague(matches: readonly Match[]): readonly LeagueGroup[] {
  const groups = new Map<string, { league: Match['league']; matches: Match[] }>();
  for (const match of matches) {
    const group = groups.get(match.league.leagueId) ?? { league: match.league, matches: [] };
    group.matches.push(match);
    groups.set(match.league.leagueId, group);
  }
  const sooner = (left: Match, right: Match) =>
    Number(isOn(right)) - Number(isOn(left)) || left.startAt - right.startAt;
  return [...groups.values()].map(({ league, matches: list }) => ({
    league,
    matches: list.toSorted(sooner),
  }));
}
