import type { BonusState } from '#contract/rewards/bonus/states.table.ts';
import { formatMinor, minor } from '#contract/units/money.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

export type BonusOverview = {
  readonly bonusId: string;
  /** Login name and nickname. */
  readonly name: string;
  readonly nickname: string;
  readonly title: string;
  readonly state: BonusState;
  readonly currency: string;
  /** Amounts as displayed. */
  readonly amount: string;
  readonly wageringLeft: string;
  /** True if it came with a deposit, which can be reverted. */
  readonly hasDeposit: boolean;
};

const SHOWN = 30;

/** Bonuses that are offered, waiting or in progress, the newest first. */
export const bonusOverview = ({ accounts, money }: Platform): readonly BonusOverview[] =>
  money.bonuses.newest(SHOWN).map((bonus) => {
    const account = accounts.byId(bonus.user_id);
    return {
      bonusId: bonus.bonus_id,
      name: account?.name ?? '',
      nickname: account?.nickname ?? '',
      title: bonus.title,
      state: bonus.state,
      currency: bonus.currency,
      amount: formatMinor(minor(bonus.amount)),
      wageringLeft: formatMinor(minor(bonus.left_over)),
      hasDeposit: bonus.order_id !== null,
    };
  });
