import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import {
  BET_KINDS,
  BET_REASONS,
  CASH_OUT_REASONS,
  LEG_RESULTS,
  ODDS_POLICIES,
} from '#contract/play/bet/constants.ts';
import { BET_STATES } from '#contract/play/bet/states.table.ts';
import { BOOK_CODES } from '#sandbox/base/tables/books.table.ts';
import { intColumn, jsonColumn } from '#sandbox/db/query.ts';
import { COUNTED, SETTLED_MARKETS } from './offers/selection-rule.ts';

const units = v.pipe(v.string(), v.toBigint());
const pair = v.tuple([v.number(), v.number()]);

/** Terms of a counter-offer: prices by leg, the stake of one line; amounts are minor units as text. */
export const OfferNote = v.object({
  prices: v.array(v.object({ leg: v.number(), from: v.string(), to: v.string() })),
  lineStake: v.nullable(units),
});
export type OfferNote = v.InferOutput<typeof OfferNote>;

export const ReasonNote = v.object({
  is: v.picklist(BET_REASONS),
  legs: v.array(v.number()),
  limit: v.nullable(units),
  note: v.string(),
});
export type ReasonNote = v.InferOutput<typeof ReasonNote>;

export const CashOutNote = v.object({
  state: v.picklist(['waiting', 'paid', 'refused']),
  amount: units,
  percent: v.number(),
  at: v.number(),
  decidesAt: v.number(),
  /** Versions of the legs' markets that the quote was reckoned for. */
  materials: v.array(v.number()),
  reason: v.nullable(v.picklist(CASH_OUT_REASONS)),
  /** Number of the setting that submitted it; null for a request of the member. */
  autoNo: v.optional(v.nullable(v.number()), null),
});
export type CashOutNote = v.InferOutput<typeof CashOutNote>;

/** Prices of a multiple on one match. */
export const CombinationNote = v.object({
  /** Price that the member agreed to. */
  asked: v.string(),
  /** Price of each set of legs, as a bit mask of their numbers: those of the sets without void legs are paid. */
  prices: v.array(v.string()),
});
export type CombinationNote = v.InferOutput<typeof CombinationNote>;

export const BetRow = v.object({
  bet_id: v.string(),
  bet_no: v.string(),
  user_id: v.string(),
  site_id: intColumn,
  request_id: v.string(),
  currency: currencyField,
  /** Venue that took it. */
  venue: v.picklist(BOOK_CODES),
  kind: v.picklist(BET_KINDS),
  size: v.nullable(intColumn),
  lines: intColumn,
  policy: v.picklist(ODDS_POLICIES),
  placed_at: intColumn,
  line_stake: v.bigint(),
  open_stake: v.bigint(),
  state: v.picklist(BET_STATES),
  version: intColumn,
  offers_taken: intColumn,
  updated_at: intColumn,
  /** Time at which a waiting bet is decided, or an offer expires. */
  due_at: v.nullable(intColumn),
  /** Since when it waits; null when it does not. */
  waits_from: v.nullable(intColumn),
  delay_ms: intColumn,
  highest: v.bigint(),
  cashed_out: v.bigint(),
  /** Time since which it waits; null when it does not. */
  paid: v.nullable(v.bigint()),
  /** Valid stake of the last settlement, minor units. */
  valid_stake: v.bigint(),
  offer: v.nullable(jsonColumn(OfferNote)),
  reason: v.nullable(jsonColumn(ReasonNote)),
  cash_out: v.nullable(jsonColumn(CashOutNote)),
  cash_out_due: v.nullable(intColumn),
  /** Null for every bet but a multiple on one match. */
  combination: v.nullable(jsonColumn(CombinationNote)),
});
export type BetRow = v.InferOutput<typeof BetRow>;
/** Fields of a bet that change during its life. */
export type BetChange = Partial<
  Omit<
    BetRow,
    | 'bet_id'
    | 'bet_no'
    | 'user_id'
    | 'site_id'
    | 'request_id'
    | 'currency'
    | 'venue'
    | 'kind'
    | 'size'
    | 'version'
  >
>;

const LegTexts = v.object({
  leagueName: v.string(),
  homeName: v.string(),
  visitName: v.string(),
  homeLogo: v.string(),
  visitLogo: v.string(),
  marketName: v.string(),
  note: v.string(),
  pickName: v.string(),
});
export type LegTexts = v.InferOutput<typeof LegTexts>;
const Rule = v.object({
  market: v.picklist(SETTLED_MARKETS),
  pick: v.string(),
  counted: v.picklist(COUNTED),
  isSince: v.boolean(),
});

export const LegRow = v.object({
  bet_id: v.string(),
  n: intColumn,
  match_id: v.string(),
  market_id: v.string(),
  selection_id: v.string(),
  ball_class: v.pipe(intColumn, v.picklist([1, 2, 3])),
  start_at: intColumn,
  line: v.string(),
  words: jsonColumn(LegTexts),
  rule: jsonColumn(Rule),
  material: intColumn,
  asked_odds: v.string(),
  odds: v.string(),
  placed_score: v.nullable(jsonColumn(pair)),
  /** Count of the selection’s facts at the time it was taken. */
  base: jsonColumn(pair),
  /** Number of the goal or map that it is about, from 1; 0 in other markets. */
  nth: intColumn,
  /** The last facts of the match that it was settled by; 0 for none. */
  fact_no: intColumn,
  result: v.nullable(v.picklist(LEG_RESULTS)),
  counted: v.nullable(jsonColumn(pair)),
});
export type LegRow = v.InferOutput<typeof LegRow>;

export const SettlementRow = v.object({
  no: intColumn,
  at: intColumn,
  returned: v.bigint(),
  booked: v.bigint(),
  owed: v.bigint(),
  valid_stake: v.bigint(),
  note: v.string(),
});
export type SettlementRow = v.InferOutput<typeof SettlementRow>;

/** Facts in database format; amounts are text. */
export const asJson = (value: object | null): string | null =>
  value === null
    ? null
    : JSON.stringify(value, (_key, each: unknown) => (typeof each === 'bigint' ? each.toString() : each));
