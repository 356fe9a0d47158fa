import { type Random, random } from '#contract/units/random.ts';
import type { CaptchaKind } from '#contract/wire/captcha.ts';

/** Content and solution of a challenge. Positions are px of its image. */
export type Puzzle =
  | { readonly kind: 'image'; readonly characters: string }
  | { readonly kind: 'afs'; readonly left: number; readonly top: number }
  | { readonly kind: 'anji'; readonly shown: readonly PlacedWord[]; readonly wanted: readonly string[] };
export type PlacedWord = {
  readonly word: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
};

/** Text alternative of the challenge, for members who cannot see the image. */
export type Question = { readonly text: string; readonly answer: string };

export const PUZZLE_SIZES = {
  image: { width: 192, height: 68 },
  afs: { width: 336, height: 188 },
  anji: { width: 336, height: 200 },
} as const satisfies Record<CaptchaKind, { width: number; height: number }>;

export const PIECE_SIZE = 60;

/** Characters without lookalikes: no 0 O, 1 I L, 2 Z, 5 S, 8 B. */
const CHARACTERS = 'ACDEFGHJKMNPQRTUVWXY34679';
const CHARACTER_COUNT = 4;
const WORDS = ['角', '旗', '球', '门', '线', '哨', '鞋', '杯', '网', '台'];
const POSITIONS = [
  [64, 56],
  [168, 62],
  [272, 58],
  [104, 148],
  [226, 146],
] as const;
const WANTED_COUNT = 3;
const NUMERALS = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

const between = (next: Random, least: number, most: number) => Math.round(least + next() * (most - least));

function shuffled<Item>(next: Random, items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, at: next() }))
    .sort((left, right) => left.at - right.at)
    .map(({ item }) => item);
}

function wordsPuzzle(next: Random): Puzzle {
  const chosen = shuffled(next, WORDS).slice(0, POSITIONS.length);
  const shown = POSITIONS.map(([x, y], index) => ({
    word: chosen[index] ?? '',
    x: x + between(next, -16, 16),
    y: y + between(next, -12, 12),
    turn: between(next, -20, 20),
  }));
  return { kind: 'anji', shown, wanted: shuffled(next, chosen).slice(0, WANTED_COUNT) };
}

/** Generates a puzzle of a kind, deterministically from the seed. */
export function puzzleOf(kind: CaptchaKind, seed: string): Puzzle {
  const next = random(`puzzle-${seed}`);
  switch (kind) {
    case 'image':
      return {
        kind,
        characters: shuffled(next, [...CHARACTERS])
          .slice(0, CHARACTER_COUNT)
          .join(''),
      };
    case 'afs':
      return { kind, left: between(next, 110, 258), top: between(next, 40, 112) };
    case 'anji':
      return wordsPuzzle(next);
    default:
      return kind satisfies never;
  }
}

/** Generates a sum of two small numbers as text, its answer in digits; deterministic for the seed. */
export function questionOf(seed: string): Question {
  const next = random(`question-${seed}`);
  const [left, right] = [between(next, 2, 9), between(next, 1, 9)];
  return { text: `${NUMERALS[left]}加${NUMERALS[right]}等于几`, answer: String(left + right) };
}
