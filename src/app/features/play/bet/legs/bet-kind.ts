import { type BetKind, systemSizes } from '#contract/play/betting/slip/slip-bets.ts';

const MULTIPLE_FROM = 2;
const SYSTEM_FROM = 3;

/** Kinds of bets that so many legs can make. */
export const kindsOf = (legs: number) => ({
  singles: true,
  multiple: legs >= MULTIPLE_FROM,
  system: legs >= SYSTEM_FROM,
});

/** The kind a kept text names, or the nearest one that so many legs can make. */
export function kindIn(text: string | null, legs: number): BetKind {
  const [is, size] = text?.split(' ') ?? [];
  if (is === 'system' && legs >= SYSTEM_FROM) {
    const sizes = systemSizes(Array.from({ length: legs }, () => ({ matchId: '', odds: '1' })));
    const wanted = Number(size);
    return { is: 'system', size: sizes.includes(wanted) ? wanted : MULTIPLE_FROM };
  }
  return is === 'multiple' && legs >= MULTIPLE_FROM ? { is: 'multiple' } : { is: 'singles' };
}

/** A kind as it is kept. */
export const textOfKind = (kind: BetKind): string => (kind.is === 'system' ? `system ${kind.size}` : kind.is);
