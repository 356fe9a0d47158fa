import { BET_LEGS_MAX } from '#contract/play/bet/constants.ts';
import { payoutOf, returnOf, systemReturnOf } from '#contract/play/betting/return-of.ts';
import { systemLines } from '#contract/play/betting/system-lines.ts';

const LEGS_LEAST = 2;

/** Combination of the legs of a slip. */
export type BetKind =
  | { readonly is: 'singles' }
  | { readonly is: 'multiple' }
  /** Every choice of `size` legs is a line. */
  | { readonly is: 'system'; readonly size: number };

type Legs = readonly { readonly matchId: string; readonly odds: string }[];

/** Legs of one match decide each other: the second and every later one of a match, by index. They cannot be combined. */
export function relatedLegs(legs: Legs): readonly number[] {
  return legs.flatMap(({ matchId }, index) =>
    legs.findIndex((leg) => leg.matchId === matchId) < index ? [index] : [],
  );
}

/** Why legs make no bet of a kind. */
export type KindFault = 'tooFew' | 'tooMany' | 'related';
/** Returns the reason why legs cannot form a bet of a kind: too few or too many of them, or two of one match. */
export function kindFault(legs: Legs, kind: BetKind): KindFault | null {
  if (kind.is === 'singles') return legs.length < 1 ? 'tooFew' : null;
  if (legs.length < LEGS_LEAST) return 'tooFew';
  if (legs.length > BET_LEGS_MAX) return 'tooMany';
  if (kind.is === 'system' && (kind.size < LEGS_LEAST || kind.size >= legs.length)) return 'tooFew';
  return relatedLegs(legs).length > 0 ? 'related' : null;
}

/** Bets of a stake each that a kind is made of. */
export function linesOf(legs: Legs, kind: BetKind): number {
  if (kind.is === 'singles') return legs.length;
  return kind.is === 'multiple' ? 1 : systemLines(legs.length, kind.size);
}

/** The sizes a system of these legs can have. */
export const systemSizes = (legs: Legs): readonly number[] =>
  Array.from({ length: Math.max(0, legs.length - LEGS_LEAST) }, (_, index) => index + LEGS_LEAST);

/** Stake and highest return of a slip, minor units. */
export type SlipSum = { readonly lines: number; readonly stake: bigint; readonly highestReturn: bigint };

/**
 * The sum of a slip when every leg is won, no bet paid above the cap.
 * @param stake minor units of one line, or of each single
 * @param cap highest payout of one bet, minor units
 */
export function slipSum(legs: Legs, kind: BetKind, stake: bigint, cap: bigint): SlipSum {
  const won = legs.map(({ odds }) => ({ odds, result: 'win' as const }));
  const lines = linesOf(legs, kind);
  const total = stake * BigInt(lines);
  switch (kind.is) {
    case 'singles': {
      const returns = won.map((leg) => payoutOf(stake, returnOf(stake, [leg]), cap));
      return { lines, stake: total, highestReturn: returns.reduce((sum, each) => sum + each, 0n) };
    }
    case 'multiple':
      return { lines, stake: total, highestReturn: payoutOf(total, returnOf(stake, won), cap) };
    case 'system': {
      const back = systemReturnOf(stake, kind.size, won);
      return { lines, stake: total, highestReturn: payoutOf(total, back, cap) };
    }
    default:
      return kind satisfies never;
  }
}
