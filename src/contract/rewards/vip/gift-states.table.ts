/** Gifts of a grade: once when it is reached, each month, and each birthday [3.13]. */
export const VIP_GIFT_KINDS = ['upgrade', 'month', 'birthday'] as const;
export type VipGiftKind = (typeof VIP_GIFT_KINDS)[number];

export const VIP_GIFT_STATES = ['ready', 'claimed', 'expired'] as const;
export type VipGiftState = (typeof VIP_GIFT_STATES)[number];
type VipGiftStep = 'claim' | 'expire';

/** The life of a gift: what is claimed or has run out stays so. */
const VIP_GIFT_STEPS = {
  ready: { claim: 'claimed', expire: 'expired' },
  claimed: {},
  expired: {},
} as const satisfies Readonly<Record<VipGiftState, Readonly<Partial<Record<VipGiftStep, VipGiftState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const vipGiftAfter = (state: VipGiftState, step: VipGiftStep): VipGiftState | null => {
  const steps: Readonly<Partial<Record<VipGiftStep, VipGiftState>>> = VIP_GIFT_STEPS[state];
  return steps[step] ?? null;
};
