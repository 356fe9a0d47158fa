import * as v from 'valibot';
import { currencyField, flagField, itemStatusField, minorField, timeField } from '#contract/fields/fields.ts';

/** Limits of one order, under their own names on the wire [3.13]. */
const Limits = v.pipe(
  v.object({ min_money: minorField, max_money: minorField }),
  v.transform(({ min_money: min, max_money: max }) => ({ min, max })),
);

/** A way to pay in. */
export const PayType = v.object({
  payType: v.string(),
  name: v.string(),
  kind: v.picklist(['bank', 'fast', 'usdt']),
  currency: currencyField,
  limits: Limits,
  /** Amounts offered in one tap. */
  quick: v.array(minorField),
  /** In hundredths of a percent. */
  feeRate: v.pipe(v.number(), v.integer()),
  /** How long it usually takes, in words. */
  arrival: v.string(),
  note: v.string(),
  /** Of a USDT way; empty otherwise. */
  chains: v.array(
    v.object({
      chain: v.string(),
      name: v.string(),
      confirmations: v.number(),
      warning: v.string(),
      recommended: v.optional(flagField, 0),
    }),
  ),
  recommended: flagField,
  status: itemStatusField,
  maintainedUntil: v.nullable(timeField),
  /** Why it is closed to this member, where that is no maintenance; blank otherwise. */
  closedNote: v.optional(v.string(), ''),
});
export type PayType = v.InferOutput<typeof PayType>;

/** Something on top of a deposit, as far as it may be shown beside it. */
export const DepositPromotion = v.object({
  promotionId: v.string(),
  title: v.string(),
  text: v.string(),
  minAmount: minorField,
  /** Given, in hundredths of a percent of the deposit, and at most so much. */
  bonusRate: v.number(),
  bonusMax: minorField,
  /** Wagering demanded, in multiples of what is given. */
  wagering: v.number(),
  /** It is a coupon of the member; a promotion has terms of its own to be read. */
  isCoupon: v.optional(flagField, 0),
});
export type DepositPromotion = v.InferOutput<typeof DepositPromotion>;

/** Changes of what guards an account after which money waits with going out. */
export const PAY_OUT_HOLD_CAUSES = ['factorEnded', 'passwordReset', 'phoneChanged', 'contactBound'] as const;
export type PayOutHoldCause = (typeof PAY_OUT_HOLD_CAUSES)[number];

/** What a member needs to know before they type the amount of a withdrawal. */
export const WithdrawPrompt = v.object({
  /** The member's own money; what promotions gave is not in it. */
  available: minorField,
  /** Promotion money not yet wagered, by currency; a withdrawal in any currency forfeits all of it. */
  bonuses: v.array(
    v.object({
      currency: currencyField,
      amount: minorField,
      wageringLeft: minorField,
      wageringTotal: minorField,
    }),
  ),
  wageringLeft: minorField,
  /** What there was to stake when it was last demanded, the part that is left included. */
  wageringTotal: minorField,
  freeLeft: v.number(),
  limits: Limits,
  /** Fee beyond the free ones, in hundredths of a percent. */
  feeRate: v.pipe(v.number(), v.integer()),
  expected: v.string(),
  /** The same for the fast way; blank where there is none. */
  fastExpected: v.string(),
  fastAllowed: flagField,
  cancelAllowed: flagField,
  passwordSet: flagField,
  /** What was changed of what guards the account, and until when nothing goes out because of it; null when it may. */
  hold: v.nullable(v.object({ cause: v.picklist(PAY_OUT_HOLD_CAUSES), until: timeField })),
  /** Until when nothing goes out because the withdrawal password was just changed; null when it may. */
  passwordWaitUntil: v.nullable(timeField),
  /** Until when the withdrawal password is locked by wrong tries; null when it is not. */
  passwordLockedUntil: v.nullable(timeField),
});
export type WithdrawPrompt = v.InferOutput<typeof WithdrawPrompt>;
