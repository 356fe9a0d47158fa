import * as v from 'valibot';

/** The fourteen activities [1.03], in the order the hub shows them. */
export const ACTIVITY_KINDS = [
  'signIn',
  'wheel',
  'rain',
  'lottery',
  'guess',
  'breakout',
  'newcomer',
  'euroCup',
  'euro24',
  'topGift',
  'luxuryGift',
  'firstDeposit',
  'continuedDeposit',
  'treasuryTask',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** One of the fourteen activity kinds. */
export const activityKindField = v.picklist(ACTIVITY_KINDS);
