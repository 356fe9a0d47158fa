import * as v from 'valibot';
import { flagField, timeField, withCardNumber } from '#contract/fields/fields.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';

export const PayeeId = v.pipe(v.string(), v.regex(WORD_ID), v.brand('PayeeId'));
export type PayeeId = v.InferOutput<typeof PayeeId>;

/** A saved bank card [3.13]; the number is masked except for its last four digits. */
export const BankCard = v.pipe(
  v.object({
    payeeId: PayeeId,
    bankCode: v.string(),
    bankName: v.string(),
    cardNum: v.string(),
    holder: v.string(),
    isDefault: flagField,
    addedAt: timeField,
    /** Money may go there from then on: a new one waits, so that its owner can see it first. */
    usableAt: timeField,
  }),
  v.transform(withCardNumber),
);
export type BankCard = v.InferOutput<typeof BankCard>;

/** A saved address of a chain [3.13]. */
export const UsdtAddress = v.object({
  payeeId: PayeeId,
  chain: v.string(),
  address: v.string(),
  label: v.string(),
  isDefault: flagField,
  addedAt: timeField,
  usableAt: timeField,
});
export type UsdtAddress = v.InferOutput<typeof UsdtAddress>;

export const Bank = v.object({
  bankCode: v.string(),
  name: v.string(),
  /** Known prefixes of its card numbers. */
  prefixes: v.array(v.string()),
});
export type Bank = v.InferOutput<typeof Bank>;

/** Steps required before money can be withdrawn [3.16]; of the two selections, that of the withdrawn currency. */
export const BindingSteps = v.pipe(
  v.object({
    userRealNameBind: flagField,
    userInfoBind: flagField,
    /** A card under the real name is selected: the default one, or the only one. */
    selectRealName: flagField,
    /** A USDT address is selected: the default one, or the only one. */
    selectUSDT: flagField,
    /** Bound name, masked; blank when not bound. */
    realName: v.string(),
  }),
  v.transform((steps) => ({
    nameBound: steps.userRealNameBind,
    phoneBound: steps.userInfoBind,
    selected: { card: steps.selectRealName, address: steps.selectUSDT },
    realName: steps.realName,
  })),
);
export type BindingSteps = v.InferOutput<typeof BindingSteps>;
