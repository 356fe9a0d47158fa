import type * as v from 'valibot';
import type { Lineups, TeamSheet } from '#contract/models/lineup.ts';
import type { MatchView } from './match-view.ts';
import { type Player, squadOf } from './squad.ts';

/** Team sheets are handed in so long before kick-off. */
const PUBLISHED_BEFORE_MS = 60 * 60_000;

function sheetOf(club: string, seed: number): v.InferInput<typeof TeamSheet> {
  const { formation, starters, bench, coach } = squadOf(club, seed);
  const captain = starters.find(({ role }) => role === 'midfielder');
  const listed = (player: Player) => ({ ...player, isCaptain: player === captain });
  return { formation, coach, starters: starters.map(listed), bench: bench.map(listed) };
}

/** Who plays, or null before the sheets are out and in sports without them. */
export function lineupsOf({ fixture, offset }: MatchView, seed: number): v.InferInput<typeof Lineups> | null {
  if (fixture.league.ballClassId !== 1 || offset < -PUBLISHED_BEFORE_MS) return null;
  return { home: sheetOf(fixture.home, seed), away: sheetOf(fixture.away, seed) };
}
