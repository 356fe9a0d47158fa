import { type BetKind, systemSizes } from '#contract/play/betting/slip/slip-bets.ts';

const MULTIPLE_FROM = 2;
const SYSTEM_FROM = 3;

/** Returns the kinds of bets possible with a number of legs. */
export const kindsOf = (legs: number) => ({
  singles: true,
  multiple: legs >= MULTIPLE_FROM,
  system: legs >= SYSTEM_FROM,
});

/** Parses a stored kind; falls back to the nearest one possible with the number of legs. */
export function kindIn(text: string | null, legs: number): BetKind {
  const [is, size] = text?.split(' ') ?? [];
  if (is === 'system' && legs >= SYSTEM_FROM) {
    const sizes = systemSizes(Array.from({ length: legs }, () => ({ matchId: '', odds: '1' })));
    const wanted = Number(size);
    return { is: 'system', size: sizes.includes(wanted) ? wanted : MULTIPLE_FROM };
  }
  return is === 'multiple' && legs >= MULTIPLE_FROM ? { is: 'multiple' } : { is: 'singles' };
}

/** Serialises a kind. */
export const textOfKind = (kind: BetKind): string => (kind.is === 'system' ? `system ${kind.size}` : kind.is);
