import * as v from 'valibot';
import { currencyField, minorField, oddsField, timeField } from '#contract/fields/fields.ts';
import { BetId, MatchId, OrderId, OrderNo } from '#contract/fields/ids.ts';
import { VenueCode } from '../game/schema.ts';
import {
  BET_KINDS,
  BET_LEGS_MOST,
  BET_REASONS,
  CASH_OUT_REASONS,
  LEG_RESULTS,
  ODDS_POLICIES,
} from './constants.ts';
import { BET_STATES } from './states.table.ts';

const marketName = v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/));
const selectionName = v.pipe(v.string(), v.regex(/^[\w:./+-]{1,120}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A selection, by its names. */
export const SelectionPlace = v.object({
  matchId: MatchId,
  marketId: marketName,
  selectionId: selectionName,
});
export type SelectionPlace = v.InferOutput<typeof SelectionPlace>;

/** A leg as its member saw it when they placed the bet. */
export const AskedLeg = v.object({
  ...SelectionPlace.entries,
  odds: oddsField,
  /** The market's version of the match: the same price after a goal is another bet. */
  material: count,
});
export type AskedLeg = v.InferOutput<typeof AskedLeg>;

export const betKindField = v.picklist(BET_KINDS);
export type BetKindName = v.InferOutput<typeof betKindField>;
/** Legs in a line of a system; null in other bets. */
export const systemSizeField = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(BET_LEGS_MOST - 1)),
);
export const oddsPolicyField = v.picklist(ODDS_POLICIES);

const Score = v.object({ home: v.number(), away: v.number() });

/** Who plays, and what was chosen, in the venue's words. */
const chosen = {
  ...SelectionPlace.entries,
  ballClassId: v.picklist([1, 2, 3]),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  startAt: timeField,
  marketName: v.string(),
  /** Blank, or what the market is about, such as `第 3 球`. */
  note: v.string(),
  pickName: v.string(),
  /** What was chosen, to be read without its market: a side by its team. */
  itemName: v.string(),
  /** The line as its side reads it; blank in markets without lines. */
  line: v.string(),
};

/** A leg of a bet. */
export const BetLeg = v.object({
  ...chosen,
  /** The price it was taken at; until then the one that was asked for. */
  odds: oddsField,
  askedOdds: oddsField,
  /** The score when it was taken; null before the match. */
  placedScore: v.nullable(Score),
  /** What a handicap in play is counted from; null where everything counts. */
  base: v.nullable(Score),
  result: v.nullable(v.picklist(LEG_RESULTS)),
  /** What it was settled on: goals, corners or points of the part it is about; null before, and when it is void. */
  counted: v.nullable(Score),
});
export type BetLeg = v.InferOutput<typeof BetLeg>;

/** Why a bet was refused or offered again. */
const BetReason = v.object({
  is: v.picklist(BET_REASONS),
  /** The legs it is about, by index; empty when it is about the whole bet. */
  legs: v.array(count),
  /** The stake of the whole bet that would do, where that is what is wrong. */
  limit: v.nullable(minorField),
  /** The operator's own words; blank otherwise. */
  note: v.string(),
});
export type BetReason = v.InferOutput<typeof BetReason>;

const Offer = v.object({
  deadlineAt: timeField,
  /** Prices that would be taken, by index of the leg. */
  prices: v.array(v.object({ leg: count, from: oddsField, to: oddsField })),
  /** The stake of the whole bet that would be taken; null where it stays. */
  stake: v.nullable(minorField),
});

const CashOutState = v.object({
  state: v.picklist(['waiting', 'paid', 'refused']),
  amount: minorField,
  /** How much of the open stake it is for, in per cent. */
  percent: count,
  at: timeField,
  /** Until when it waits out the live delay. */
  decidesAt: timeField,
  reason: v.nullable(v.picklist(CASH_OUT_REASONS)),
});

/** One settlement of a bet: the first, or one after a result was corrected. */
const Settlement = v.object({
  no: count,
  at: timeField,
  /** What the bet pays by the results known then. */
  returned: minorField,
  /** What was booked: the difference from before; below nothing after a correction downwards. */
  booked: minorField,
  /** Of a correction downwards what the venue wallet did not hold, and is kept back from the next returns. */
  owed: minorField,
  validStake: minorField,
  /** Why it was settled again, in the platform's words; blank for the first. */
  note: v.string(),
});

/** Whether a bet is shown in the room of its match; null where that can be neither done nor taken back now. */
const Sharing = v.object({
  /** What rooms know it by. */
  orderId: OrderId,
  isShown: v.boolean(),
});

/** A bet of a member, from the moment its stake was set aside. */
export const Bet = v.object({
  betId: BetId,
  /** For people. */
  betNo: OrderNo,
  state: v.picklist(BET_STATES),
  /** Grows with every change. */
  version: v.number(),
  currency: currencyField,
  venueName: v.string(),
  kind: betKindField,
  size: systemSizeField,
  /** Bets of a stake each that it is made of. */
  lines: count,
  /** Of one line. */
  lineStake: minorField,
  /** Of all lines. */
  stake: minorField,
  /** What is not cashed out of it. */
  openStake: minorField,
  policy: oddsPolicyField,
  legs: v.array(BetLeg),
  /** What the open stake may return at most, the highest payout counted in. */
  highestReturn: minorField,
  /** What cash-outs paid. */
  cashedOut: minorField,
  /** What results paid; null before they are known. */
  returned: v.nullable(minorField),
  placedAt: timeField,
  updatedAt: timeField,
  /** When a waiting bet is decided; null when it does not wait. */
  decidesAt: v.nullable(timeField),
  /** How long the live delay is that it waits out, ms. */
  delayMs: count,
  offer: v.nullable(Offer),
  reason: v.nullable(BetReason),
  /** The last cash-out that was asked for. */
  cashOut: v.nullable(CashOutState),
  settlements: v.array(Settlement),
  sharing: v.nullable(Sharing),
  serverNow: timeField,
});
export type Bet = v.InferOutput<typeof Bet>;
export type BetWire = v.InferInput<typeof Bet>;

/** Stakes of a whole bet that are taken, minor units. `most` below `least` means none is. */
const StakeRange = v.object({ least: minorField, most: minorField });

/** A selection as it could be taken now. */
const QuotedLeg = v.object({
  ...chosen,
  /** gone: the line is not offered any more, and what is not known of it is blank. */
  state: v.picklist(['open', 'locked', 'closed', 'gone']),
  /** `1.00` where it cannot be taken. */
  odds: oddsField,
  material: count,
  isLive: v.boolean(),
  score: v.nullable(Score),
  /** As a single. */
  stakes: StakeRange,
});
export type QuotedLeg = v.InferOutput<typeof QuotedLeg>;

/** A slip against the prices of now. */
export const SlipQuote = v.object({
  at: timeField,
  currency: currencyField,
  venue: VenueCode,
  venueName: v.string(),
  isVenueOpen: v.boolean(),
  /** In the venue wallet; null for guests. */
  balance: v.nullable(minorField),
  /** No bet pays more, stakes that come back left out. */
  payoutMost: minorField,
  /** How long a bet with these legs waits before it is decided, ms. */
  delayMs: count,
  /** In the order that was asked. */
  legs: v.array(QuotedLeg),
  /** Legs that decide each other and cannot be combined, by index. */
  related: v.array(v.tuple([count, count])),
  /** Of all legs together; null for fewer than two, more than a bet may have, or related ones. */
  multiple: v.nullable(StakeRange),
  systems: v.array(v.object({ size: count, lines: count, stakes: StakeRange })),
});
export type SlipQuote = v.InferOutput<typeof SlipQuote>;

/** What would be paid for a bet before its results are known. */
export const CashOutQuote = v.object({
  betId: BetId,
  /** Of the bet it was reckoned for. */
  version: v.number(),
  /** Names the offer; null when there is none. */
  quoteId: v.nullable(v.string()),
  /** For the whole open stake. */
  value: minorField,
  expiresAt: timeField,
  /** How long a cash-out waits before it is decided, ms. */
  delayMs: count,
  reason: v.nullable(v.picklist(CASH_OUT_REASONS)),
  serverNow: timeField,
});
export type CashOutQuote = v.InferOutput<typeof CashOutQuote>;
