import { type Minor, minor } from '#contract/units/money.ts';

const HUNDREDTHS_OF_PERCENT = 10_000n;

type Promotion = {
  /** Hundredths of a percent. */
  readonly bonusRate: number;
  readonly bonusMax: Minor;
  /** Multiples of the bonus. */
  readonly wagering: number;
};

/** Returns the deposit bonus of a promotion and its wagering requirement [7.17]; fractions of a cent are dropped. */
export function promotionBonus(
  amount: Minor,
  { bonusRate, bonusMax, wagering }: Promotion,
): { readonly bonus: Minor; readonly wagering: Minor } {
  const share = minor((amount * BigInt(bonusRate)) / HUNDREDTHS_OF_PERCENT);
  const bonus = share < bonusMax ? share : bonusMax;
  return { bonus, wagering: minor(bonus * BigInt(wagering)) };
}
