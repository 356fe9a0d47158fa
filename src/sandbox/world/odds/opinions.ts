import { hash32 } from '#contract/units/random.ts';
import { drift } from '#sandbox/world/matches/match-viewers.ts';
import type { Chance } from './market-draft.ts';
import type { Side } from './price.ts';

/** Opinions drift by so much of themselves. */
const NOISE = 0.012;

/** The moment prices are set at, and how far this setting may throw an opinion, of itself. */
export type Setting = { readonly at: number; readonly tick: number; readonly jitter: number };

/** What the venue thinks of a book beside what the model does: a little off, and still adding up to 1. */
export function opinionsOn(book: readonly Chance[], name: string, { at, tick, jitter }: Setting): Side[] {
  const moved = book.map(({ key, probability }) => {
    const shake = (hash32(`${name}${key} ${tick}`) % 2_001) / 1_000 - 1;
    return probability * (1 + NOISE * drift(`${name}${key}`, at) + jitter * shake);
  });
  const sum = moved.reduce((total, each) => total + each, 0);
  return book.map(({ probability }, index) => ({
    chance: probability,
    opinion: sum > 0 ? (moved[index] ?? 0) / sum : 0,
  }));
}
