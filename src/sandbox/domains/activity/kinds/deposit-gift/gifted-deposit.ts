import * as v from 'valibot';
import { depositGift } from '#contract/activity/rules/deposit-gift.ts';
import { DepositGiftTerms, type GiftedDepositWire } from '#contract/activity/schema/kinds/deposit-gift.ts';
import { activityPromotion } from '#contract/rewards/bonus/bonus-address.ts';
import { HOUR_MS } from '#contract/units/durations.ts';
import { minorText, smaller } from '#sandbox/base/amount.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Edition } from '#sandbox/domains/activity/engine/editions/editions.ts';
import type { Decision, KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import type { ResultRow } from '#sandbox/domains/activity/engine/results.ts';
import type { CountedAct } from '#sandbox/domains/ground/act/acts.ts';

export type GiftPorts = Pick<KindPorts, 'results' | 'money'>;
type TermsWire = v.InferInput<typeof DepositGiftTerms>;

/** Deposits of a member in an activity; `left` is the remainder of the day's limit, minor units. */
export type GiftContext = {
  readonly userId: string;
  readonly edition: Edition;
  readonly now: number;
  readonly wire: TermsWire;
  readonly left: bigint;
};

/** Number of bonuses read, above what a member gets from one activity within its time to claim. */
const LOOKED_AT = 100;
/** The bonus that a claimed result gave, as it is by now. */
function bonusOf({ money }: GiftPorts, { userId, edition }: GiftContext, { receipt }: ResultRow) {
  const bonus = money.bonuses
    .ofPromotion(userId, activityPromotion(edition.activityId), LOOKED_AT)
    .find(({ offered_at }) => offered_at === receipt?.at);
  if (!bonus) return null;
  return {
    bonusId: bonus.bonus_id,
    state: bonus.state,
    wagering: minorText(bonus.wagering),
    wageringLeft: minorText(bonus.left_over),
    expiresAt: bonus.expires_at,
  };
}

/** Returns an arrived deposit, with its possible or given gift and the reason for none. */
export function giftedDeposit(
  ports: GiftPorts,
  giftContext: GiftContext,
  { thing: orderId, amount, at }: CountedAct,
): GiftedDepositWire {
  const { userId, edition, now, wire, left } = giftContext;
  const gift = depositGift(v.parse(DepositGiftTerms, wire), amount).bonus;
  const claimUntil = at + wire.claimHours * HOUR_MS;
  const result = ports.results.nth(edition.activityId, orderId, userId, 1);
  const shown = { orderId, amount: minorText(amount), at, claimUntil };
  if (result) {
    const bonus = result.prize.is === 'bonus' ? result.prize.amount : minorText(gift);
    return { ...shown, bonus, state: 'taken', given: bonusOf(ports, giftContext, result) };
  }
  const stateOf = () => {
    if (ports.money.bonuses.ofOrder(orderId)) return 'promotion';
    if (gift === 0n) return 'small';
    if (now >= claimUntil) return 'over';
    return left === 0n ? 'spent' : 'ready';
  };
  return { ...shown, bonus: minorText(smaller(gift, left)), state: stateOf(), given: null };
}

/** Returns the decision for a claim of a deposit. @throws Refusal by its state. */
export function claimOf(
  deposit: GiftedDepositWire | undefined,
  { wire }: Pick<GiftContext, 'wire'>,
): Decision {
  const { times, termDays } = wire;
  switch (deposit?.state) {
    case 'ready': {
      const prize = { is: 'bonus', currency: 'CNY', amount: deposit.bonus, times, termDays } as const;
      return { did: 'claimDeposit', period: deposit.orderId, n: 1, prize, isClaim: true };
    }
    case 'taken':
    case 'spent':
      return refuse('ACTIVITY_USED_UP');
    case 'over':
      return refuse('ACTIVITY_NOT_OPEN');
    case 'promotion':
    case 'small':
      return refuse('ACTIVITY_LOCKED');
    case undefined:
      return refuse('NOT_FOUND');
  }
}
