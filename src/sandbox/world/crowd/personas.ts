import { hash32, type Random, random } from '#contract/units/random.ts';
import { weighted } from '#sandbox/world/matches/script/random-choice.ts';
import { artUrl } from '#sandbox/world/matches/wire/match-images.ts';
import { NAME_PATTERNS, SELF_CHOSEN_NAMES } from '#sandbox/world/seeds/seed-crowd-names.ts';
import { phrase } from './lines/phrase.ts';

/** brief: a few characters; plain: a sentence; expert: what they see; asker: what they do not. */
export type Habit = 'brief' | 'plain' | 'expert' | 'asker';

/** Simulated member with individual habits. */
export type Persona = {
  readonly userId: string;
  readonly username: string;
  readonly avatar: string;
  readonly level: number;
  readonly habit: Habit;
  /** Probability of a typing error, 0–1. */
  readonly slips: number;
  /** Ends sentences with 哈哈, ~ or nothing. */
  readonly tail: string;
};

const CROWD = 900;
/** Weights of the VIP levels, 0 to 10. */
const LEVELS = [24, 20, 16, 12, 9, 6.5, 4.5, 3.2, 2.2, 1.3, 0.8] as const;
const HABITS: readonly (readonly [Habit, number])[] = [
  ['brief', 34],
  ['plain', 40],
  ['expert', 14],
  ['asker', 12],
];
/** Strides that do not divide the crowd size, so that every room reaches every member. */
const STRIDES = [7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47] as const;
const TAILS = ['', '', '', '', '', '', '', '哈哈', '~', '。', '…', 'hh'] as const;

function username(next: Random, index: number): string {
  const pattern = NAME_PATTERNS[Math.floor(next() * NAME_PATTERNS.length)] ?? '';
  return SELF_CHOSEN_NAMES[index] ?? phrase(pattern, {}, next);
}

function persona(next: Random, index: number): Persona {
  const name = username(next, index);
  const level = weighted(
    next,
    LEVELS.map((share, each) => [each, share] as const),
    ([, share]) => share,
  );
  return {
    userId: `c-${String(index).padStart(4, '0')}`,
    username: name,
    avatar: artUrl('avatar', name),
    level: level?.[0] ?? 0,
    habit: weighted(next, HABITS, ([, share]) => share)?.[0] ?? 'plain',
    slips: next() < 0.15 ? 0.12 : 0.01,
    tail: TAILS[Math.floor(next() * TAILS.length)] ?? '',
  };
}

/** Returns a persona from outside the crowd, the same for the same name. */
export function namedPersona(name: string): Persona {
  return persona(random(`${name} from outside`), CROWD + (hash32(name) % CROWD));
}

/** Returns all personas; the same for the same seed. */
export function personas(seed: number): readonly Persona[] {
  const next = random(`${seed} crowd`);
  const names = new Set<string>();
  const people: Persona[] = [];
  for (let index = 0; people.length < CROWD; index++) {
    const candidate = persona(next, index);
    if (!names.has(candidate.username)) people.push(candidate);
    names.add(candidate.username);
  }
  return people;
}

/** The people of one room: a few talk much, most now and then. Every room has its own few. */
export function audience(people: readonly Persona[], roomNo: string): (next: Random) => Persona | undefined {
  const start = hash32(roomNo);
  const step = STRIDES[hash32(`stride ${roomNo}`) % STRIDES.length] ?? 1;
  return (next) => people[(start + Math.floor(people.length * next() ** 2.4) * step) % people.length];
}
