import { hash32 } from '#contract/units/random.ts';
import { own } from '#sandbox/art/own.ts';
import { STADIUM_KINDS, STADIUMS } from '#sandbox/world/seeds/seed-people.ts';
import type { Fixture } from './fixture.ts';

/** Where a match is played: at the home side's, or in the hall of an esports open. */
export function stadiumOf({ home, matchId, league }: Fixture): string {
  const kinds = STADIUM_KINDS[league.ballClassId];
  if (league.ballClassId === 3) return kinds[hash32(matchId) % kinds.length] ?? kinds[0];
  return own(STADIUMS, home) ?? home + (kinds[hash32(home) % kinds.length] ?? kinds[0]);
}
