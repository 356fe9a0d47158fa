import * as v from 'valibot';
import { ClientRequestId } from '../models/ids.ts';
import { Bank, BankCard, BindingSteps, PayeeId, UsdtAddress } from '../models/payee.ts';
import { defineCall } from './define-call.ts';

const retry = { times: 1, delayMs: 500 } as const;
const payees = v.object({ cards: v.array(BankCard), addresses: v.array(UsdtAddress), steps: BindingSteps });

export const payeeCalls = {
  'payee.list': defineCall({
    summary: 'Saved cards and addresses, at most three of each [9.04], and what is still to be bound [3.16]',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/bank/list',
    body: 'form',
    credentials: 'member',
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
    request: v.object({ realName: v.pipe(v.string(), v.minLength(2), v.maxLength(49)) }),
    response: payees,
    errors: ['ORDER_STEP_REFUSED', 'REAL_NAME_WRONG'],
  }),
  'payee.addCard': defineCall({
    summary: 'Save a bank card [5.09]',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/bank/add',
    body: 'form',
    credentials: 'member',
    request: v.object({
      bankCode: v.string(),
      cardNum: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
      clientRequestId: ClientRequestId,
    }),
    response: payees,
    errors: ['CARD_NUMBER_WRONG', 'PAYEES_FULL', 'PAYEE_KNOWN', 'ORDER_STEP_REFUSED'],
  }),
  'payee.addAddress': defineCall({
    summary: 'Save an address of a chain',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/usdt/add',
    body: 'form',
    credentials: 'member',
    request: v.object({
      chain: v.string(),
      address: v.pipe(v.string(), v.regex(/^[0-9A-Za-z]{26,64}$/)),
      label: v.pipe(v.string(), v.maxLength(16)),
      clientRequestId: ClientRequestId,
    }),
    response: payees,
    errors: ['ADDRESS_WRONG', 'PAYEES_FULL', 'PAYEE_KNOWN'],
  }),
  'payee.setDefault': defineCall({
    summary: 'Offer this card or address first from now on',
    requirement: '3.13',
    method: 'POST',
    path: '/member/v1/bank/setDefault',
    body: 'form',
    credentials: 'member',
    request: v.object({ payeeId: PayeeId }),
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
    request: v.object({ payeeId: PayeeId }),
    response: payees,
    errors: ['NOT_FOUND', 'ORDER_UNFINISHED'],
  }),
};
