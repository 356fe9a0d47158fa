import { hash32 } from '#contract/units/random.ts';
import { TEAMS } from '#sandbox/world/art/emblems/teams.table.ts';
import { own } from '#sandbox/world/art/own.ts';
import type { Fixture } from '../calendar/fixture.ts';

const SCENES = { 1: 'broadcast', 2: 'hoops', 3: 'arena' } as const;

/** Returns the address of a drawn image; `name` is free text. */
export const artUrl = (kind: string, name: string): string => `/art/${kind}/${encodeURIComponent(name)}.svg`;

/** Returns the camera of a match: each match has its own corner, and some are played by day. */
function cameraOf(matchId: string): readonly string[] {
  const seed = hash32(matchId);
  return [
    `cx=${(seed % 57) - 28}`,
    `zoom=${(1.3 + (seed % 9) / 10).toFixed(1)}`,
    `day=${seed % 3 === 0 ? 1 : 0}`,
  ];
}

/** Returns the scene of a match in its teams' colours, where they are known. */
export function coverOf({ league, matchId, home, away }: Fixture): string {
  const colours = [
    ['home', own(TEAMS, home)?.first],
    ['away', own(TEAMS, away)?.first],
  ].flatMap(([side, colour]) => (colour ? `${side}=${colour.replace('#', '')}` : []));
  return `${artUrl(SCENES[league.ballClassId], matchId)}?${[...colours, ...cameraOf(matchId)].join('&')}`;
}
