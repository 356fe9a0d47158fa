import { payoutOf } from '#contract/play/betting/payout.ts';
import { systemReturnOf } from '#contract/play/betting/return-of.ts';
import { systemLines } from '#contract/play/betting/system-lines.ts';
import { type Minor, minor } from '#contract/units/money.ts';

const DECIMALS = 3;

/** The prices of a multiple together, cut after three decimals: for show, nothing is paid by it. */
export function combinedOdds(odds: readonly string[]): string {
  let [top, decimals] = [1n, 0];
  for (const one of odds) {
    const [whole = '', part = ''] = one.split('.');
    top *= BigInt(whole + part);
    decimals += part.length;
  }
  const shift = DECIMALS - decimals;
  const cut = shift >= 0 ? top * 10n ** BigInt(shift) : top / 10n ** BigInt(-shift);
  const digits = cut.toString().padStart(DECIMALS + 1, '0');
  return `${digits.slice(0, -DECIMALS)}.${digits.slice(-DECIMALS)}`;
}

/** Return of a system for a number of won legs: between those with the lowest and those with the highest prices. */
export type SystemReturn = { readonly hits: number; readonly least: Minor; readonly most: Minor };

const thousandths = (odds: string): number => Math.round(Number(odds) * 10 ** DECIMALS);

/** `stake` is of one line, `cap` the highest payout of one bet; minor units. */
type System = { readonly stake: bigint; readonly size: number; readonly cap: bigint };

/** Returns of a system bet by the number of legs won, from the fewest that pay to all; each capped at `cap`. */
export function systemReturns(
  { stake, size, cap }: System,
  odds: readonly string[],
): readonly SystemReturn[] {
  const whole = stake * BigInt(systemLines(odds.length, size));
  const rising = odds.toSorted((one, other) => thousandths(one) - thousandths(other));
  const paid = (won: readonly string[]) =>
    minor(
      payoutOf(
        whole,
        systemReturnOf(
          stake,
          size,
          won.map((price) => ({ odds: price, result: 'win' })),
        ),
        cap,
      ),
    );
  return Array.from({ length: odds.length - size + 1 }, (_, index) => {
    const hits = size + index;
    return { hits, least: paid(rising.slice(0, hits)), most: paid(rising.slice(-hits)) };
  });
}
