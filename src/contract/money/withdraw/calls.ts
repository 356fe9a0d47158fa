import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { encodeAmount } from '#contract/calls/encode.ts';
import { amountText, currencyField, sixDigits } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { isWeakWithdrawalPassword } from '#contract/text/form-rules.ts';
import { WithdrawPrompt } from '../order/payment-schema.ts';
import { MoneyOrder } from '../order/schema.ts';
import { PayeeId } from '../payee/schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
const newSixDigits = v.pipe(
  sixDigits,
  v.check((digits) => !isWeakWithdrawalPassword(digits), 'weak'),
);

const withdrawal = v.object({
  payeeId: PayeeId,
  amount: amountText,
  /** The six digits; blank where the site requires none, `withdrawal_password` 0 [9.10]. */
  password: v.union([sixDigits, v.literal('')]),
  /** fast: paid by another member, to a card only. */
  speed: v.picklist(['ordinary', 'fast']),
  clientRequestId: ClientRequestId,
});

export const withdrawCalls = {
  'withdraw.prompt': defineCall({
    summary: 'Terms of a withdrawal: available amount, wagering left, fee, limits, expected time',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/withdraw/prompt',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ currency: currencyField }),
    response: WithdrawPrompt,
    retry,
  }),
  'withdraw.new': defineCall({
    summary: 'Withdraw to a saved card or address; a repeat of clientRequestId is the same order',
    requirement: '4.05',
    method: 'POST',
    path: '/cw/v1/withdraw/new',
    body: 'form',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: withdrawal,
    encode: encodeAmount<v.InferInput<typeof withdrawal>>,
    response: MoneyOrder,
    errors: [
      'AMOUNT_OUT_OF_LIMITS',
      'BALANCE_SHORT',
      'WAGERING_LEFT',
      'WITHDRAW_PASSWORD_WRONG',
      'WITHDRAW_PASSWORD_LOCKED',
      'WITHDRAW_HELD',
      'WITHDRAW_PASSWORD_COOLING',
      'PAYEE_WAITING',
      'ORDER_UNFINISHED',
      'NOT_FOUND',
    ],
  }),
  'withdraw.setPassword': defineCall({
    summary: 'Set the withdrawal password for the first time, by a code to the phone [5.05]',
    requirement: '5.05',
    method: 'POST',
    path: '/member/v1/withdrawPassword/set',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    request: v.object({ code: v.string(), password: newSixDigits }),
    response: v.object({}),
    errors: ['ORDER_STEP_REFUSED', 'STEP_UP_NEEDED', 'WRONG_VERIFY_CODE', 'CODE_EXPIRED'],
  }),
  'withdraw.updatePassword': defineCall({
    summary: 'Change the withdrawal password by the old one [5.05]',
    requirement: '5.05',
    method: 'POST',
    path: '/member/v1/withdrawPassword/update',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    request: v.object({ oldPassword: sixDigits, password: newSixDigits }),
    response: v.object({}),
    errors: ['WITHDRAW_PASSWORD_WRONG', 'WITHDRAW_PASSWORD_LOCKED'],
  }),
  'withdraw.resetPassword': defineCall({
    summary: 'A new withdrawal password by a code to the phone [5.05]',
    requirement: '5.05',
    method: 'POST',
    path: '/member/v1/withdrawPassword/reset',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    request: v.object({ code: v.string(), password: newSixDigits }),
    response: v.object({}),
    errors: ['WRONG_VERIFY_CODE', 'CODE_EXPIRED'],
  }),
};
