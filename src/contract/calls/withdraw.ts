import * as v from 'valibot';
import { amountText, currencyField } from '../models/fields.ts';
import { ClientRequestId } from '../models/ids.ts';
import { MoneyOrder } from '../models/money-order.ts';
import { PayeeId } from '../models/payee.ts';
import { WithdrawPrompt } from '../models/payment.ts';
import { isWeakWithdrawalPassword } from '../rules/weak-withdrawal-password.ts';
import { defineCall } from './define-call.ts';

const retry = { times: 1, delayMs: 500 } as const;
const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));
const newSixDigits = v.pipe(
  sixDigits,
  v.check((digits) => !isWeakWithdrawalPassword(digits), 'weak'),
);

export const withdrawCalls = {
  'withdraw.prompt': defineCall({
    summary: 'What to know before the amount is typed: available, wagering left, fee, limits, expected time',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/withdraw/prompt',
    body: 'form',
    credentials: 'member',
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
    request: v.object({
      payeeId: PayeeId,
      amount: amountText,
      password: sixDigits,
      /** fast: paid by another member, to a card only. */
      speed: v.picklist(['ordinary', 'fast']),
      clientRequestId: ClientRequestId,
    }),
    response: MoneyOrder,
    errors: [
      'AMOUNT_OUT_OF_LIMITS',
      'BALANCE_SHORT',
      'WAGERING_LEFT',
      'WITHDRAW_PASSWORD_WRONG',
      'WITHDRAW_PASSWORD_LOCKED',
      'ORDER_UNFINISHED',
      'NOT_FOUND',
    ],
  }),
  'withdraw.setPassword': defineCall({
    summary: 'Set the withdrawal password for the first time [5.05]',
    requirement: '5.05',
    method: 'POST',
    path: '/member/v1/withdrawPassword/set',
    body: 'form',
    credentials: 'member',
    request: v.object({ password: newSixDigits }),
    response: v.object({}),
    errors: ['ORDER_STEP_REFUSED'],
  }),
  'withdraw.updatePassword': defineCall({
    summary: 'Change the withdrawal password by the old one [5.05]',
    requirement: '5.05',
    method: 'POST',
    path: '/member/v1/withdrawPassword/update',
    body: 'form',
    credentials: 'member',
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
    request: v.object({ code: v.string(), password: newSixDigits }),
    response: v.object({}),
    errors: ['WRONG_VERIFY_CODE', 'CODE_EXPIRED'],
  }),
};
