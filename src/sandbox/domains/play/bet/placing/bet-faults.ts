import { BET_LEGS_MOST } from '#contract/play/bet/constants.ts';
import type { BetRow, ReasonNote } from '../bet-row.ts';
import { reasonOf } from './decide-bet.ts';

type Shape = Pick<BetRow, 'kind' | 'size'>;
type Legs = readonly { readonly matchId: string }[];

/** Pairs of legs that decide each other: those of one match, by index. */
export const relatedPairs = (legs: Legs): [number, number][] =>
  legs.flatMap(({ matchId }, index) =>
    legs
      .slice(0, index)
      .flatMap((other, before): [number, number][] => (other.matchId === matchId ? [[before, index]] : [])),
  );

function countFault({ kind, size }: Shape, count: number): ReasonNote | null {
  if (kind === 'single') return count === 1 ? null : reasonOf('tooMany', []);
  if (count < 2) return reasonOf('tooFew', []);
  if (count > BET_LEGS_MOST) return reasonOf('tooMany', []);
  return kind === 'system' && (size === null || size >= count) ? reasonOf('tooFew', []) : null;
}

/** Why legs make no bet of a kind; null when they do. */
export function shapeFault(shape: Shape, legs: Legs): ReasonNote | null {
  const count = countFault(shape, legs.length);
  if (count) return count;
  const related = relatedPairs(legs);
  return related.length > 0 ? reasonOf('related', [...new Set(related.flat())]) : null;
}
