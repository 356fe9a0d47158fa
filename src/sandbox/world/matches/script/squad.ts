import { hash32, type Random, random } from '#contract/units/random.ts';
import { GIVEN_NAMES, SURNAMES } from '#sandbox/world/seeds/seed-people.ts';

export type Role = 'keeper' | 'defender' | 'midfielder' | 'forward';
export type Player = { readonly name: string; readonly number: number; readonly role: Role };

/** Eleven who begin and seven who may come on. */
export type Squad = {
  /** Players a line from the back: `4-3-3`. */
  readonly formation: string;
  /** The keeper first, then line by line. */
  readonly starters: readonly Player[];
  readonly bench: readonly Player[];
  readonly coach: string;
};

const FORMATIONS = ['4-3-3', '4-4-2', '4-2-3-1', '3-5-2', '4-3-3', '5-3-2'] as const;

const NUMBERS = [1, 2, 4, 5, 3, 6, 8, 10, 7, 9, 11, 12, 13, 15, 14, 16, 18, 19] as const;
const BENCH: readonly Role[] = [
  'keeper',
  'defender',
  'defender',
  'midfielder',
  'midfielder',
  'forward',
  'forward',
];

/** Roles of a formation: defenders first, forwards last, the others in midfield. */
function rolesOf(formation: string): Role[] {
  const lines = formation.split('-').map(Number);
  const roles = lines.flatMap((count, line) =>
    Array<Role>(count).fill(line === 0 ? 'defender' : line === lines.length - 1 ? 'forward' : 'midfielder'),
  );
  return ['keeper', ...roles];
}

function playerName(next: Random): string {
  const surname = SURNAMES[Math.floor(next() * SURNAMES.length)] ?? SURNAMES[0];
  const givenName = GIVEN_NAMES[Math.floor(next() * GIVEN_NAMES.length)] ?? GIVEN_NAMES[0];
  return surname + givenName;
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
  const formation = FORMATIONS[hash32(key) % FORMATIONS.length] ?? FORMATIONS[0];
  const roles = [...rolesOf(formation), ...BENCH];
  const names = new Set<string>();
  while (names.size <= roles.length) names.add(playerName(next));
  const [coach = '', ...called] = [...names].reverse();
  const players = called.reverse().map((name, index) => ({
    name,
    number: NUMBERS[index] ?? 20 + index,
    role: roles[index] ?? 'forward',
  }));
  return { formation, starters: players.slice(0, 11), bench: players.slice(11), coach };
}
