import type { BoardLeague } from '#contract/models/board.ts';

/** Leagues under one heading; null heads the ones most people look for. */
type LeagueSection = { readonly heading: string | null; readonly leagues: readonly BoardLeague[] };

/** The leagues most people look for first, then the others by country or part of the world. */
export function leagueSections(leagues: readonly BoardLeague[]): readonly LeagueSection[] {
  const hot = leagues.filter(({ isHot }) => isHot);
  const areas = Map.groupBy(
    leagues.filter(({ isHot }) => !isHot),
    ({ area }) => area,
  );
  const others = [...areas].map(([heading, own]) => ({ heading, leagues: own }));
  return hot.length > 0 ? [{ heading: null, leagues: hot }, ...others] : others;
}
