import { type Random, random } from '#sandbox/art/seed.ts';
import { GIVEN_NAMES, SURNAMES } from '#sandbox/world/seeds/seed-people.ts';

export type Role = 'keeper' | 'defender' | 'midfielder' | 'forward';
export type Player = { readonly name: string; readonly number: number; readonly role: Role };

/** Eleven who begin and seven who may come on. */
export type Squad = { readonly starters: readonly Player[]; readonly bench: readonly Player[] };

const NUMBERS = [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11, 12, 13, 15, 14, 16, 18, 19] as const;
const ROLES: readonly Role[] = [
  'keeper',
  ...Array<Role>(4).fill('defender'),
  ...Array<Role>(3).fill('midfielder'),
  ...Array<Role>(3).fill('forward'),
  'keeper',
  'defender',
  'defender',
  'midfielder',
  'midfielder',
  'forward',
  'forward',
];

function playerName(next: Random): string {
  const surname = SURNAMES[Math.floor(next() * SURNAMES.length)] ?? SURNAMES[0];
  const given = GIVEN_NAMES[Math.floor(next() * GIVEN_NAMES.length)] ?? GIVEN_NAMES[0];
  return surname + given;
}

const squads = new Map<string, Squad>();

/** A club's players: the same in every match of the club. */
export function squadOf(club: string, seed: number): Squad {
  const key = `${seed} squad ${club}`;
  const squad = squads.get(key) ?? drawnSquad(key);
  squads.set(key, squad);
  return squad;
}

function drawnSquad(key: string): Squad {
  const next = random(key);
  const names = new Set<string>();
  while (names.size < ROLES.length) names.add(playerName(next));
  const players = [...names].map((name, index) => ({
    name,
    number: NUMBERS[index] ?? 20 + index,
    role: ROLES[index] ?? 'forward',
  }));
  return { starters: players.slice(0, 11), bench: players.slice(11) };
}
