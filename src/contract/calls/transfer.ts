import * as v from 'valibot';
import { amountText, currencyField, minorField, timeField } from '../models/fields.ts';
import { VenueCode } from '../models/game.ts';
import { ClientRequestId } from '../models/ids.ts';
import { MoneyOrder } from '../models/money-order.ts';
import { defineCall } from './define-call.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** A wallet at a venue [3.05]; `walletType` RMB unless the venue keeps USDT. */
export const VenueWallet = v.object({
  venue: VenueCode,
  name: v.string(),
  walletType: v.optional(v.picklist(['RMB', 'USDT']), 'RMB'),
  balance: minorField,
  mark: v.string(),
  /** As in the navigation: 0 open, 1 in maintenance and shown, others off [4.03]. */
  status: v.number(),
  maintainedUntil: v.nullable(timeField),
  /** When the venue told the balance. */
  at: timeField,
});
export type VenueWallet = v.InferOutput<typeof VenueWallet>;

const errors = ['AMOUNT_OUT_OF_LIMITS', 'BALANCE_SHORT', 'VENUE_CLOSED', 'NOT_FOUND'] as const;

export const transferCalls = {
  'transfer.assets': defineCall({
    summary: 'Total assets: centre wallet and every venue wallet of a currency',
    requirement: '3.05',
    method: 'POST',
    path: '/cg/v1/totalAssets',
    body: 'form',
    credentials: 'member',
    request: v.object({ currency: currencyField }),
    response: v.object({
      currency: currencyField,
      total: minorField,
      centre: minorField,
      treasury: minorField,
      venues: v.array(VenueWallet),
    }),
    retry,
  }),
  'transfer.balance': defineCall({
    summary: 'The balance of one venue, asked afresh',
    requirement: '3.05',
    method: 'POST',
    path: '/cg/v1/balance',
    body: 'form',
    credentials: 'member',
    request: v.object({ api_name: VenueCode, currency: currencyField }),
    response: VenueWallet,
    errors: ['NOT_FOUND', 'VENUE_CLOSED'],
    retry,
  }),
  'transfer.move': defineCall({
    summary:
      'Between centre wallet and venue: transfer_out CENTERMONEY or USDT is into the venue, otherwise out [3.03]',
    requirement: '3.03',
    method: 'POST',
    path: '/cg/v1/transfer',
    body: 'form',
    credentials: 'member',
    request: v.object({
      transfer_out: v.string(),
      api_name: VenueCode,
      amount: amountText,
      currency: currencyField,
      clientRequestId: ClientRequestId,
    }),
    response: MoneyOrder,
    errors,
  }),
  'transfer.oneClickIn': defineCall({
    summary: 'All of the centre wallet into one venue',
    requirement: '7.13',
    method: 'POST',
    path: '/cg/v1/oneClickIn',
    body: 'form',
    credentials: 'member',
    request: v.object({ api_name: VenueCode, currency: currencyField, clientRequestId: ClientRequestId }),
    response: MoneyOrder,
    errors,
  }),
  'transfer.recover': defineCall({
    summary: 'All venue wallets back into the centre wallet; venues that cannot are named and skipped',
    requirement: '7.13',
    method: 'POST',
    path: '/cg/v1/recovery',
    body: 'form',
    credentials: 'member',
    request: v.object({ currency: currencyField, clientRequestId: ClientRequestId }),
    response: v.object({
      list: v.array(
        v.object({
          venue: VenueCode,
          name: v.string(),
          amount: minorField,
          outcome: v.picklist(['moved', 'empty', 'closed', 'failed']),
        }),
      ),
    }),
  }),
};
