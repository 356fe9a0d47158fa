import { REBATE_KINDS } from '#contract/constants/rebate.ts';
import type { VipGrade } from '#contract/models/vip.ts';
import { rateText } from '../rate-text.ts';
import { shortYuan } from '../short-yuan.ts';
import { t } from '../texts.ts';

/** One benefit, or one condition, and what each grade has of it. */
export type Benefit = { readonly name: string; readonly of: (grade: VipGrade) => string };

const orNone = (amount: bigint) => (amount === 0n ? t('vip.none') : shortYuan(amount));

/** What distinguishes grades, as rows of a table. */
export const BENEFITS: readonly Benefit[] = [
  {
    name: t('vip.deposits'),
    of: ({ isInvited, deposits }) => (isInvited ? t('vip.invited') : orNone(deposits)),
  },
  {
    name: t('vip.turnover'),
    of: ({ isInvited, turnover }) => (isInvited ? t('vip.invited') : orNone(turnover)),
  },
  { name: t('vip.keep'), of: ({ keep }) => orNone(keep) },
  { name: t('vip.upgradeCash'), of: ({ upgradeCash }) => orNone(upgradeCash) },
  { name: t('vip.monthCash'), of: ({ monthCash }) => orNone(monthCash) },
  { name: t('vip.birthCash'), of: ({ birthCash }) => orNone(birthCash) },
  ...REBATE_KINDS.map((kind) => ({
    name: t('vip.rebate', { kind: t(`rebate.${kind}`) }),
    of: ({ rates }: VipGrade) => rateText(rates[kind]),
  })),
  { name: t('vip.rebateMost'), of: ({ rebateMost }) => shortYuan(rebateMost) },
];
