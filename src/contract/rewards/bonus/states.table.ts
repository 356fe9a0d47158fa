/** States of a bonus. The step that releases it also completes its wagering requirement, so that there is no state between. */
export const BONUS_STATES = ['offered', 'accepted', 'active', 'released', 'forfeited', 'lapsed'] as const;
export type BonusState = (typeof BONUS_STATES)[number];

/** accept and giveUp are the member's; the others follow from bets, time, withdrawals and deposits. */
export type BonusStep =
  | 'accept'
  | 'start'
  | 'wait'
  | 'meet'
  | 'unmeet'
  | 'giveUp'
  | 'withdraw'
  | 'void'
  | 'expire';

/**
 * Transitions of a bonus. Missing ones are refused. offered: may be accepted until a deadline. accepted: the money is
 * reserved, and another bonus is ahead in the queue. active: stakes count for it. released: it became withdrawable money.
 * lapsed: not accepted in time. A corrected result may leave the wagering of a released one unmet, which then precedes the
 * one in progress; the bank may recall the deposit of a released one.
 */
const BONUS_STEPS = {
  offered: { accept: 'accepted', expire: 'lapsed' },
  accepted: { start: 'active', giveUp: 'forfeited', withdraw: 'forfeited', void: 'forfeited' },
  active: {
    wait: 'accepted',
    meet: 'released',
    giveUp: 'forfeited',
    withdraw: 'forfeited',
    void: 'forfeited',
    expire: 'forfeited',
  },
  released: { unmeet: 'active', void: 'forfeited' },
  forfeited: {},
  lapsed: {},
} as const satisfies Readonly<Record<BonusState, Readonly<Partial<Record<BonusStep, BonusState>>>>>;

/** Returns the state that a step leads to, or null when the step is not allowed now. */
export const bonusAfter = (state: BonusState, step: BonusStep): BonusState | null => {
  const steps: Readonly<Partial<Record<BonusStep, BonusState>>> = BONUS_STEPS[state];
  return steps[step] ?? null;
};

/** Why a bonus ended without becoming own money; blank while it has not. */
export const BONUS_CAUSES = ['', 'giveUp', 'withdraw', 'void', 'expire'] as const;
export type BonusCause = (typeof BONUS_CAUSES)[number];

/** Reports whether its money is reserved for the member: it can still be released. */
export const isHeld = (state: BonusState): boolean => state === 'accepted' || state === 'active';
