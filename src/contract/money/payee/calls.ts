import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { encodeCardNumber } from '#contract/calls/encode.ts';
import { sixDigits } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { CARD_DIGITS } from './payee-rules.ts';
import { Bank, BankCard, BindingSteps, PayeeId, UsdtAddress } from './schema.ts';

const retry = { times: 1, delayMs: 500 } as const;
/** Beside errors of the payee itself: the six digits verify its owner [5.05]. */
const secret = ['WITHDRAW_PASSWORD_UNSET', 'WITHDRAW_PASSWORD_WRONG', 'WITHDRAW_PASSWORD_LOCKED'] as const;
const payees = v.object({ cards: v.array(BankCard), addresses: v.array(UsdtAddress), steps: BindingSteps });

const newCard = v.object({
  bankCode: v.string(),
  cardNum: v.pipe(v.string(), v.digits(), v.minLength(CARD_DIGITS.min), v.maxLength(CARD_DIGITS.max)),
  password: sixDigits,
  clientRequestId: ClientRequestId,
});

export const payeeCalls = {
  'payee.list': defineCall({
    summary:
      'Saved cards and addresses, at most three of each [9.04], and what is still to be bound and selected [3.16]',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/bank/list',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({}),
    response: payees,
    retry,
  }),
  'payee.banks': defineCall({
    summary: 'Banks a card may be of',
    requirement: '7.15',
    method: 'POST',
    path: '/cw/v1/bank/list',
    body: 'form',
    credentials: 'none',
    owner: 'page',
    request: v.object({}),
    response: v.object({ list: v.array(Bank) }),
    retry,
    cacheSeconds: 60,
  }),
  'payee.bindName': defineCall({
    summary: 'Bind the real name, once [5.01, 3.16]',
    requirement: '3.16',
    method: 'POST',
    path: '/member/v1/realName/bind',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    request: v.object({ realName: v.pipe(v.string(), v.minLength(2), v.maxLength(49)) }),
    response: payees,
    errors: ['ORDER_STEP_REFUSED', 'REAL_NAME_WRONG'],
  }),
  'payee.addCard': defineCall({
    summary:
      'Save a bank card [5.09]; money may go there after a wait, and it never becomes the default by itself',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/bank/add',
    body: 'form',
    credentials: 'member',
    command: true,
    request: newCard,
    encode: encodeCardNumber<v.InferInput<typeof newCard>>,
    response: payees,
    errors: [
      'PERSON_REFUSED',
      ...secret,
      'STEP_UP_NEEDED',
      'CARD_NUMBER_WRONG',
      'BANK_MISMATCH',
      'PAYEES_FULL',
      'PAYEE_KNOWN',
      'ORDER_STEP_REFUSED',
    ],
  }),
  'payee.addAddress': defineCall({
    summary: 'Save an address of a chain, its checksum right; money may go there after a wait',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/usdt/add',
    body: 'form',
    credentials: 'member',
    command: true,
    request: v.object({
      chain: v.string(),
      address: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{26,64}$/)),
      label: v.pipe(v.string(), v.maxLength(16)),
      password: sixDigits,
      clientRequestId: ClientRequestId,
    }),
    response: payees,
    errors: [...secret, 'STEP_UP_NEEDED', 'ADDRESS_WRONG', 'PAYEES_FULL', 'PAYEE_KNOWN', 'PERSON_REFUSED'],
  }),
  'payee.setDefault': defineCall({
    summary: 'Offer this card or address first from now on',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/bank/setDefault',
    body: 'form',
    credentials: 'member',
    command: true,
    request: v.object({ payeeId: PayeeId, clientRequestId: ClientRequestId }),
    response: payees,
    errors: ['NOT_FOUND'],
    extension: true,
  }),
  'payee.remove': defineCall({
    summary: 'Forget a card or an address',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/bank/remove',
    body: 'form',
    credentials: 'member',
    command: true,
    request: v.object({ payeeId: PayeeId, clientRequestId: ClientRequestId }),
    response: payees,
    errors: ['NOT_FOUND', 'ORDER_UNFINISHED'],
  }),
};
