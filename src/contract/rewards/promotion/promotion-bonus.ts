import { type Minor, minor } from '#contract/units/money.ts';

const HUNDREDTHS_OF_PERCENT = 10_000n;

type Promotion = {
  /** Hundredths of a percent. */
  readonly bonusRate: number;
  readonly bonusMax: Minor;
  /** Multiples of what is given. */
  readonly wagering: number;
};

/** What a promotion gives on top of a deposit and asks to be staked for it [7.17]; a broken cent is not given. */
export function promotionBonus(
  amount: Minor,
  { bonusRate, bonusMax, wagering }: Promotion,
): { readonly bonus: Minor; readonly wagering: Minor } {
  const share = minor((amount * BigInt(bonusRate)) / HUNDREDTHS_OF_PERCENT);
  const bonus = share < bonusMax ? share : bonusMax;
  return { bonus, wagering: minor(bonus * BigInt(wagering)) };
}
