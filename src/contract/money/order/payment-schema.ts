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
  /** Usual duration, as text. */
  arrival: v.string(),
  note: v.string(),
  /** For a USDT method; empty otherwise. */
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

/** Promotion on a deposit, limited to the fields that may be shown beside it. */
export const DepositPromotion = v.object({
  promotionId: v.string(),
  title: v.string(),
  text: v.string(),
  minAmount: minorField,
  /** Bonus rate, in hundredths of a percent of the deposit, and the maximum bonus. */
  bonusRate: v.number(),
  bonusMax: minorField,
  /** Wagering requirement, in multiples of the bonus. */
  wagering: v.number(),
  /** True if it is a coupon of the member; a promotion has its own terms to read. */
  isCoupon: v.optional(flagField, 0),
});
export type DepositPromotion = v.InferOutput<typeof DepositPromotion>;

/** Changes of what guards an account after which money waits with going out. */
export const WITHDRAWAL_HOLD_CAUSES = [
  'factorEnded',
  'passwordReset',
  'phoneChanged',
  'contactBound',
] as const;
export type WithdrawalHoldCause = (typeof WITHDRAWAL_HOLD_CAUSES)[number];

/** Information for a member before they enter the amount of a withdrawal. */
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
  /** Full wagering requirement when it was last imposed, including the remaining part. */
  wageringTotal: minorField,
  freeLeft: v.number(),
  limits: Limits,
  /** Fee beyond the free ones, in hundredths of a percent. */
  feeRate: v.pipe(v.number(), v.integer()),
  expected: v.string(),
  /** The same for the fast method; blank where there is none. */
  fastExpected: v.string(),
  fastAllowed: flagField,
  cancelAllowed: flagField,
  passwordSet: flagField,
  /** Security change of the account that blocks payouts, and the end of the block; null when there is none. */
  hold: v.nullable(v.object({ cause: v.picklist(WITHDRAWAL_HOLD_CAUSES), until: timeField })),
  /** Time until which payouts are blocked by a recent change of the withdrawal password; null when there is no block. */
  passwordWaitUntil: v.nullable(timeField),
  /** Time until which the withdrawal password is locked by wrong attempts; null when it is not. */
  passwordLockedUntil: v.nullable(timeField),
});
export type WithdrawPrompt = v.InferOutput<typeof WithdrawPrompt>;
