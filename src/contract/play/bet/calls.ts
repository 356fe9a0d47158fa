import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { amountText, currencyField, minorField, paging, period } from '#contract/fields/fields.ts';
import { BetId, ClientRequestId } from '#contract/fields/ids.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';
import { type Currency, type Minor, minorToText } from '#contract/units/money.ts';
import { VenueCode } from '../game/schema.ts';
import { BET_LEGS_MAX, QUOTE_LEGS_MAX } from './constants.ts';
import {
  Bet,
  type BetKindName,
  BookTerms,
  betKindField,
  CashOutQuote,
  oddsPolicyField,
  SelectionRef,
  SlipQuote,
  SubmittedLeg,
  systemSizeField,
} from './schema.ts';
import { BET_ACTIONS } from './states.table.ts';

const retry = { times: 1, delayMs: 500 } as const;
const percentField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

type PlaceInput = {
  readonly currency: Currency;
  readonly kind: BetKindName;
  readonly size: number | null;
  readonly legs: readonly v.InferOutput<typeof SubmittedLeg>[];
  /** Stake of one line. */
  readonly stake: Minor;
  readonly policy: v.InferOutput<typeof oddsPolicyField>;
  readonly clientRequestId: string;
};

const place = v.object({
  currency: currencyField,
  kind: betKindField,
  size: systemSizeField,
  legs: v.pipe(v.array(SubmittedLeg), v.minLength(1), v.maxLength(BET_LEGS_MAX)),
  stake: amountText,
  policy: oddsPolicyField,
  clientRequestId: ClientRequestId,
});

/** Calls for bets on matches [3.10]; extensions of ours. The outcome of a lost one is queried by `command.byRequest`. */
export const betCalls = {
  'bet.terms': defineCall({
    summary: 'Terms of a venue: stakes, highest wins, delays in play, margins of the main markets',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/terms',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    request: v.object({ venue: VenueCode, currency: currencyField }),
    response: BookTerms,
    errors: ['NOT_FOUND'],
    retry,
    extension: true,
  }),
  'bet.quote': defineCall({
    summary: 'Current quote of a slip: prices, versions, limits, related legs, the live delay',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/quote',
    body: 'json',
    credentials: 'optional',
    owner: 'page',
    audience: 'member',
    request: v.object({
      currency: currencyField,
      legs: v.pipe(v.array(SelectionRef), v.maxLength(QUOTE_LEGS_MAX)),
    }),
    response: SlipQuote,
    retry,
    extension: true,
  }),
  'bet.place': defineCall({
    summary:
      'Place a bet at prices that were seen: it is taken, waits, is offered again or is refused with a reason',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/place',
    body: 'json',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: place,
    encode: ({ stake, legs, ...rest }: PlaceInput): v.InferInput<typeof place> => ({
      ...rest,
      legs: [...legs],
      stake: minorToText(stake),
    }),
    response: Bet,
    errors: ['BALANCE_SHORT', 'VENUE_CLOSED', 'VENUES_MIXED', 'NOT_FOUND', 'BAD_REQUEST'],
    extension: true,
  }),
  'bet.answer': defineCall({
    summary: 'Accept what was offered for a bet, or leave it',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/answer',
    body: 'json',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: v.object({
      betId: BetId,
      version: v.number(),
      action: v.picklist(BET_ACTIONS),
      clientRequestId: ClientRequestId,
    }),
    response: Bet,
    errors: ['NOT_FOUND', 'ORDER_MOVED_ON', 'ORDER_STEP_REFUSED', 'VENUE_CLOSED'],
    extension: true,
  }),
  'bet.list': defineCall({
    summary:
      'Bets of the member of a venue and a period by when they were placed, the newest first, with the sums of all of them; refused ones are left out',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/list',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({
      currency: currencyField,
      which: v.picklist(['open', 'settled', 'all']),
      /** Null for all of them. */
      venue: v.optional(v.nullable(VenueCode), null),
      ...period,
      ...paging,
    }),
    response: v.object({
      total: v.number(),
      staked: minorField,
      returned: minorField,
      validStake: minorField,
      /** Venues where the member has bet, regardless of the filter. */
      venues: v.array(v.object({ venue: VenueCode, venueName: v.string() })),
      list: v.array(Bet),
    }),
    retry,
    extension: true,
  }),
  'bet.detail': defineCall({
    summary: 'One bet as it is now',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/detail',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ betId: BetId }),
    response: Bet,
    errors: ['NOT_FOUND'],
    retry,
    extension: true,
  }),
  'bet.cashOutQuote': defineCall({
    summary: 'Cash-out offer for an open bet, valid for a few seconds',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/cashOutQuote',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ betId: BetId }),
    response: CashOutQuote,
    errors: ['NOT_FOUND'],
    retry,
    extension: true,
  }),
  'bet.cashOut': defineCall({
    summary:
      'Cash a bet out, whole or in part, by a quote; the answer says what became of it, also when the bet was settled first',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/cashOut',
    body: 'json',
    credentials: 'member',
    command: true,
    movesMoney: true,
    request: v.object({
      betId: BetId,
      quoteId: v.pipe(v.string(), v.regex(WORD_ID)),
      percent: percentField,
      clientRequestId: ClientRequestId,
    }),
    response: Bet,
    errors: ['NOT_FOUND'],
    extension: true,
  }),
};
