/** ready: may be claimed; carried: below the minimum or negative, and added to later days; credited: not claimed in time. */
export const REBATE_STATES = ['ready', 'carried', 'claimed', 'credited'] as const;
export type RebateState = (typeof REBATE_STATES)[number];
type RebateStep = 'claim' | 'credit';

/** The life of a day's rebate: money is paid once, by a claim or by itself. */
const REBATE_STEPS = {
  ready: { claim: 'claimed', credit: 'credited' },
  carried: {},
  claimed: {},
  credited: {},
} as const satisfies Readonly<Record<RebateState, Readonly<Partial<Record<RebateStep, RebateState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const rebateAfter = (state: RebateState, step: RebateStep): RebateState | null => {
  const steps: Readonly<Partial<Record<RebateStep, RebateState>>> = REBATE_STEPS[state];
  return steps[step] ?? null;
};
