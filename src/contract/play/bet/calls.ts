import * as v from 'valibot';
import { defineCall } from '#contract/calls/define-call.ts';
import { amountText, currencyField, minorField, paging, period } from '#contract/fields/fields.ts';
import { BetId, ClientRequestId, MatchId } from '#contract/fields/ids.ts';
import { WORD_ID } from '#contract/text/wire-patterns.ts';
import { type Currency, type Minor, minorToText } from '#contract/units/money.ts';
import { VenueCode } from '../game/schema.ts';
import { BookTerms } from './book-terms-schema.ts';
import { CashOutQuote } from './cash-out-quote-schema.ts';
import { BET_LEGS_MAX, QUOTE_LEGS_MAX } from './constants.ts';
import { type BetGroup, BetGroupWire, BetReturns, betGroupOnWire } from './returns-schema.ts';
import {
  Bet,
  type BetKindName,
  betKindField,
  combinedOddsField,
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
  readonly combinedOdds?: v.InferOutput<typeof combinedOddsField>;
  readonly clientRequestId: string;
};

const place = v.object({
  currency: currencyField,
  kind: betKindField,
  size: systemSizeField,
  legs: v.pipe(v.array(SubmittedLeg), v.minLength(1), v.maxLength(BET_LEGS_MAX)),
  stake: amountText,
  policy: oddsPolicyField,
  combinedOdds: combinedOddsField,
  clientRequestId: ClientRequestId,
});

type AutoCashOutInput = {
  readonly betId: BetId;
  /** Least offer for the whole open stake. */
  readonly value: Minor;
  /** Share of the open stake, per cent. */
  readonly percent: number;
  /** Epoch ms; null for the end of the bet. */
  readonly until: number | null;
};

const autoCashOut = v.object({
  betId: BetId,
  value: amountText,
  percent: percentField,
  until: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
});

const list = v.object({
  currency: currencyField,
  which: v.picklist(['open', 'settled', 'all']),
  /** Null for all of them. */
  venue: v.optional(v.nullable(VenueCode), null),
  /** Null for all of them. */
  group: v.optional(v.nullable(BetGroupWire), null),
  ...period,
  ...paging,
});

/** `group` null: every bet. */
type ListInput = Omit<v.InferInput<typeof list>, 'group'> & { readonly group?: BetGroup | null };

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
      /** Match of which all selections that cannot be added are listed; null for none. */
      combining: v.optional(v.nullable(MatchId), null),
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
      'Bets of the member of a venue, a sport or a market, and a period by when they were placed, the newest first, with the sums of all of them; refused ones are left out',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/list',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: list,
    encode: ({ group = null, ...rest }: ListInput) => ({
      ...rest,
      group: group === null ? null : betGroupOnWire(group),
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
  'bet.returns': defineCall({
    summary:
      'Settled bets of the member in a period by when they were placed: stakes and returns by sport, market, venue and month',
    requirement: '7.13',
    method: 'POST',
    path: '/api/game/bet/v1/returns',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ currency: currencyField, ...period }),
    response: BetReturns,
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
  'bet.cashOutQuotes': defineCall({
    summary: 'Cash-out offers for the open bets of the member in a currency, the newest first',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/cashOutQuotes',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ currency: currencyField }),
    response: v.object({ list: v.array(CashOutQuote) }),
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
  'bet.setAutoCashOut': defineCall({
    summary:
      'Cash a bet out, whole or in part, as soon as the offer for it reaches a value; replaces the value set before',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/autoCashOutSet',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: autoCashOut,
    encode: ({ value, ...rest }: AutoCashOutInput): v.InferInput<typeof autoCashOut> => ({
      ...rest,
      value: minorToText(value),
    }),
    response: Bet,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED', 'AMOUNT_OUT_OF_LIMITS', 'BAD_REQUEST'],
    extension: true,
  }),
  'bet.revokeAutoCashOut': defineCall({
    summary: 'Revoke the value that a bet is cashed out at; refused once it is submitted',
    requirement: '3.10',
    method: 'POST',
    path: '/api/game/bet/v1/autoCashOutRevoke',
    body: 'json',
    credentials: 'member',
    owner: 'page',
    audience: 'member',
    request: v.object({ betId: BetId }),
    response: Bet,
    errors: ['NOT_FOUND', 'ORDER_STEP_REFUSED'],
    retry,
    extension: true,
  }),
};
