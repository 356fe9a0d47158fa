import { map } from 'rxjs';
import type { MatchId } from '#contract/models/ids.ts';
import type { Surroundings } from './surroundings.ts';
import { watching } from './watching.ts';

const MATCH_EVERY_MS = 2_500;
const ODDS_EVERY_MS = 2_000;

/** A match and its prices as they go on, while somebody looks. */
export const createMatchService = (around: Surroundings) => ({
  match: (matchId: MatchId) =>
    watching(around, MATCH_EVERY_MS, () => around.ask('live.matchDetail', { matchId })).pipe(
      map(({ value, failed }) => ({ detail: value, failed })),
    ),
  odds: (matchId: MatchId) =>
    watching(around, ODDS_EVERY_MS, () => around.ask('live.odds', { matchId })).pipe(
      map(({ value, failed }) => ({ odds: value, failed })),
    ),
});
