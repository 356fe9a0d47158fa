import type { Fixture } from '../calendar/fixture.ts';
import type { Side } from '../match-store.ts';
import type { Beat } from './script.ts';
import { type Player, squadOf } from './squad.ts';

/** Six of a squad play basketball, five a match of e-sports. */
const HOOPS = 6;
const ARENA = 5;

/** Basketball players of a club. */
export const hoopsPlayers = (club: string, seed: number): readonly Player[] =>
  squadOf(club, seed).starters.slice(-HOOPS);

/** E-sports players of a club. */
export const arenaPlayers = (club: string, seed: number): readonly Player[] =>
  squadOf(club, seed).starters.slice(0, ARENA);

/** Returns the eleven of football, less those who left or were sent off, with those who came on. */
function onPitch(club: string, seed: number, changes: readonly Beat[]): readonly Player[] {
  const { starters, bench } = squadOf(club, seed);
  if (changes.length === 0) return starters;
  const all = new Map([...starters, ...bench].map((player) => [player.name, player]));
  const on = new Set(starters.map(({ name }) => name));
  for (const { kind, player, leaves } of changes) {
    if (kind === 'redCard') on.delete(player);
    if (kind !== 'substitution') continue;
    on.add(player);
    if (leaves !== undefined) on.delete(leaves);
  }
  return [...on].flatMap((name) => all.get(name) ?? []);
}

/** Returns the players of a side after the given substitutions and red cards of the match. */
export function playersOf(
  fixture: Fixture,
  side: Side,
  seed: number,
  changes: readonly Beat[],
): readonly Player[] {
  const club = fixture[side];
  switch (fixture.league.ballClassId) {
    case 1: {
      const own = changes.filter((beat) => beat.side === side);
      return onPitch(club, seed, own);
    }
    case 2:
      return hoopsPlayers(club, seed);
    case 3:
      return arenaPlayers(club, seed);
    default:
      return fixture.league.ballClassId satisfies never;
  }
}
