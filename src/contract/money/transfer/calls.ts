import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { amountText, currencyField, flagField, minorField, timeField } from '#contract/fields/fields.ts';
import { ClientRequestId } from '#contract/fields/ids.ts';
import { RecoveryAnswer } from '#contract/money/order/outcome-schema.ts';
import { VenueCode } from '#contract/play/game/schema.ts';
import { type Currency, type Minor, minorToText } from '#contract/units/money.ts';
import { MoneyOrder } from '../order/schema.ts';

const retry = { times: 1, delayMs: 500 } as const;

/** A wallet at a venue [3.05]; `walletType` is RMB unless the venue uses USDT. */
export const VenueWallet = v.object({
  venue: VenueCode,
  name: v.string(),
  walletType: v.optional(v.picklist(['RMB', 'USDT']), 'RMB'),
  balance: minorField,
  mark: v.string(),
  /** Same values as in the navigation: 0 open, 1 in maintenance and shown, others off [4.03]. */
  status: v.number(),
  displayed: flagField,
  /** The member blocked it for themselves: money only leaves it. */
  isBlocked: flagField,
  maintainedUntil: v.nullable(timeField),
  /** Time at which the venue sent the balance. */
  at: timeField,
});
export type VenueWallet = v.InferOutput<typeof VenueWallet>;

const errors = ['AMOUNT_OUT_OF_LIMITS', 'BALANCE_SHORT', 'VENUE_CLOSED', 'NOT_FOUND'] as const;

/** The wire's word for the centre wallet of a currency, as the side money leaves [3.03]. */
const CENTRE = { CNY: 'CENTERMONEY', USDT: 'USDT' } as const;

type OfVenue = { readonly venue: string; readonly currency: Currency };
/** `into`: from the centre wallet into the venue; otherwise back. */
type TransferInput = OfVenue & {
  readonly into: boolean;
  readonly amount: Minor;
  readonly clientRequestId: string;
};

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
    summary: 'Current balance of one venue, past every cache',
    requirement: '3.05',
    method: 'POST',
    path: '/cg/v1/balance',
    body: 'form',
    credentials: 'member',
    owner: 'page',
    request: v.object({ api_name: VenueCode, currency: currencyField }),
    encode: ({ venue, currency }: OfVenue) => ({ api_name: venue, currency }),
    response: VenueWallet,
    errors: ['NOT_FOUND'],
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
    command: true,
    movesMoney: true,
    request: v.object({
      transfer_out: v.string(),
      api_name: VenueCode,
      amount: amountText,
      currency: currencyField,
      clientRequestId: ClientRequestId,
    }),
    encode: ({ venue, currency, into, amount, clientRequestId }: TransferInput) => ({
      transfer_out: into ? CENTRE[currency] : venue,
      api_name: venue,
      amount: minorToText(amount),
      currency,
      clientRequestId,
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
    command: true,
    movesMoney: true,
    request: v.object({ api_name: VenueCode, currency: currencyField, clientRequestId: ClientRequestId }),
    encode: ({ venue, ...rest }: OfVenue & { readonly clientRequestId: string }) => ({
      ...rest,
      api_name: venue,
    }),
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
    command: true,
    movesMoney: true,
    request: v.object({ currency: currencyField, clientRequestId: ClientRequestId }),
    response: RecoveryAnswer,
  }),
};
