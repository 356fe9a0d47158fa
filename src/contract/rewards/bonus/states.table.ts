/** The states of a bonus. Its wagering is met in the step that releases it, so that there is no state between. */
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
 * The life of a bonus. What is missing is refused. offered: may be accepted until a time. accepted: the money is set aside, and
 * another one comes first. active: stakes count for it. released: it became own money. lapsed: nobody accepted it in time.
 * A corrected result may leave the wagering of a released one unmet, which then comes before the one in progress; the bank
 * may recall the deposit of one that was released.
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

/** The state that a step leads to, or null when it cannot be taken now. */
export const bonusAfter = (state: BonusState, step: BonusStep): BonusState | null => {
  const steps: Readonly<Partial<Record<BonusStep, BonusState>>> = BONUS_STEPS[state];
  return steps[step] ?? null;
};

/** Why a bonus ended without becoming own money; blank while it has not. */
export const BONUS_CAUSES = ['', 'giveUp', 'withdraw', 'void', 'expire'] as const;
export type BonusCause = (typeof BONUS_CAUSES)[number];

/** Its money is set aside for the member: it still can become theirs. */
export const isHeld = (state: BonusState): boolean => state === 'accepted' || state === 'active';
