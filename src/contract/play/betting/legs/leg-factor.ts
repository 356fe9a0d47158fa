import type { LegResult } from './leg.ts';

/** A leg with the price it was accepted at and what became of it. */
export type SettledLeg = {
  /** Decimal odds as text, `1.88`. */
  readonly odds: string;
  readonly result: LegResult;
  /** For a won leg with a dead heat: number of tied selections and of their places. */
  readonly deadHeat?: { readonly places: number; readonly tied: number } | undefined;
};

/** Multiplier of a stake, as a fraction of integers. */
export type Factor = { readonly top: bigint; readonly bottom: bigint };

const ODDS = /^(\d{1,6})(?:\.(\d{1,9}))?$/;

function priceOf(odds: string): Factor {
  const [, integerPart, part = ''] = ODDS.exec(odds) ?? [];
  const bottom = 10n ** BigInt(part.length);
  const top = BigInt((integerPart ?? '0') + part);
  if (top < bottom) throw new RangeError(`no odds: ${odds}`);
  return { top, bottom };
}

/**
 * Returns the multiplier of a leg: its odds when won, (odds + 1) / 2 when half won, 1 when the stake is returned, a half
 * when half lost.
 * @throws RangeError when the odds are no decimal number of at least 1
 */
export function factorOf({ odds, result, deadHeat }: SettledLeg): Factor {
  const { top, bottom } = priceOf(odds);
  switch (result) {
    case 'win': {
      const { places, tied } = deadHeat ?? { places: 1, tied: 1 };
      return { top: top * BigInt(places), bottom: bottom * BigInt(tied) };
    }
    case 'halfWin':
      return { top: top + bottom, bottom: 2n * bottom };
    case 'push':
    case 'void':
      return { top: 1n, bottom: 1n };
    case 'halfLose':
      return { top: 1n, bottom: 2n };
    case 'lose':
      return { top: 0n, bottom: 1n };
    default:
      return result satisfies never;
  }
}
