import * as v from 'valibot';
import { currencyField, minorField, oddsField, timeField } from '#contract/fields/fields.ts';
import { BetId, MatchId, OrderId, OrderNo } from '#contract/fields/ids.ts';
import { VenueCode } from '../game/schema.ts';
import { VENUE_SHUTS } from '../venue/venue-open.ts';
import { AutoCashOut } from './auto-cash-out-schema.ts';
import {
  BET_KINDS,
  BET_LEGS_MAX,
  BET_REASONS,
  CASH_OUT_REASONS,
  COMBINE_REASONS,
  LEG_RESULTS,
  ODDS_POLICIES,
} from './constants.ts';
import { Outlook, Score } from './outlook-schema.ts';
import { BET_STATES } from './states.table.ts';

const marketName = v.pipe(v.string(), v.regex(/^[\w:-]{1,80}$/));
const selectionName = v.pipe(v.string(), v.regex(/^[\w:./+-]{1,120}$/));
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A selection, by its names. */
export const SelectionRef = v.object({
  matchId: MatchId,
  marketId: marketName,
  selectionId: selectionName,
});
export type SelectionRef = v.InferOutput<typeof SelectionRef>;

/** A leg as its member saw it when they placed the bet. */
export const SubmittedLeg = v.object({
  ...SelectionRef.entries,
  odds: oddsField,
  /** The market's version of the match: the same price after a goal is another bet. */
  material: count,
});
export type SubmittedLeg = v.InferOutput<typeof SubmittedLeg>;

export const betKindField = v.picklist(BET_KINDS);
export type BetKindName = v.InferOutput<typeof betKindField>;
/** Legs in a line of a system; null in other bets. */
export const systemSizeField = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(BET_LEGS_MAX - 1)),
);
/** Price that was seen for a multiple on one match; null for every other bet. */
export const combinedOddsField = v.optional(v.nullable(oddsField), null);
export const oddsPolicyField = v.picklist(ODDS_POLICIES);

/** Teams and selection, in the venue’s text. */
const chosen = {
  ...SelectionRef.entries,
  ballClassId: v.picklist([1, 2, 3]),
  leagueName: v.string(),
  homeName: v.string(),
  awayName: v.string(),
  startAt: timeField,
  marketName: v.string(),
  /** Blank, or what the market is about, such as `第 3 球`. */
  note: v.string(),
  pickName: v.string(),
  /** Name of the selection, readable without its market: a side by its team. */
  itemName: v.string(),
  /** The line as its side reads it; blank in markets without lines. */
  line: v.string(),
};

/** A leg of a bet. */
export const BetLeg = v.object({
  ...chosen,
  /** Odds at acceptance; the requested odds until then. */
  odds: oddsField,
  askedOdds: oddsField,
  /** Score at acceptance; null before the match. */
  placedScore: v.nullable(Score),
  /** Base score of a handicap in play; null where all scoring counts. */
  base: v.nullable(Score),
  result: v.nullable(v.picklist(LEG_RESULTS)),
  /** Score used for settlement: goals, corners or points of the relevant period; null before, and when it is void. */
  counted: v.nullable(Score),
  /** Crests of the teams; blank where there are none. */
  homeLogo: v.optional(v.string(), ''),
  awayLogo: v.optional(v.string(), ''),
  /** Null unless the leg is open and its match is in play. */
  outlook: v.optional(v.nullable(Outlook), null),
});
export type BetLeg = v.InferOutput<typeof BetLeg>;

/** Why a bet was refused or offered again. */
const BetReason = v.object({
  is: v.picklist(BET_REASONS),
  /** The legs it is about, by index; empty when it is about the whole bet. */
  legs: v.array(count),
  /** The stake of the whole bet that would do, where that is what is wrong. */
  limit: v.nullable(minorField),
  /** Text of the operator; blank otherwise. */
  note: v.string(),
});
export type BetReason = v.InferOutput<typeof BetReason>;

const Offer = v.object({
  deadlineAt: timeField,
  /** Acceptable odds, by index of the leg; those of a combination under 0. */
  prices: v.array(v.object({ leg: count, from: oddsField, to: oddsField })),
  /** Acceptable stake of the whole bet; null if unchanged. */
  stake: v.nullable(minorField),
});

const CashOutState = v.object({
  state: v.picklist(['waiting', 'paid', 'refused']),
  amount: minorField,
  /** Share of the open stake, per cent. */
  percent: count,
  at: timeField,
  /** End of the live delay. */
  decidesAt: timeField,
  reason: v.nullable(v.picklist(CASH_OUT_REASONS)),
  /** True if it was submitted for a value that the member set beforehand. */
  isAuto: v.optional(v.boolean(), false),
});

/** One settlement of a bet: the first, or one after a result was corrected. */
const Settlement = v.object({
  no: count,
  at: timeField,
  /** Payout of the bet by the results known at that time. */
  returned: minorField,
  /** Booked amount: the difference from before; negative after a downward correction. */
  booked: minorField,
  /** Part of a downward correction that the venue wallet did not cover; it is deducted from the next returns. */
  owed: minorField,
  validStake: minorField,
  /** Reason for the new settlement, in the platform’s text; blank for the first. */
  note: v.string(),
});

/** Sharing state of a bet in the room of its match; null where it can be neither shared nor reverted now. */
const Sharing = v.object({
  /** Order id used in rooms. */
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
  /** Venue that took it, and its name. */
  venue: VenueCode,
  venueName: v.string(),
  kind: betKindField,
  size: systemSizeField,
  /** Bets of a stake each that it is made of. */
  lines: count,
  /** Stake of one line. */
  lineStake: minorField,
  /** Stake of all lines. */
  stake: minorField,
  /** Part of the stake that is not cashed out. */
  openStake: minorField,
  policy: oddsPolicyField,
  legs: v.array(BetLeg),
  /** Prices of a multiple on one match; null for every other bet. */
  combination: v.nullable(
    v.object({
      /** Price of all legs at acceptance; the requested one until then. */
      odds: oddsField,
      askedOdds: oddsField,
      /** Price that is paid: of the legs that are not void, as fixed at acceptance. */
      paidOdds: oddsField,
    }),
  ),
  /** Maximum return of the open stake, after the payout cap; of an open bet, by what the scores of its matches still allow. */
  highestReturn: minorField,
  /** Total paid by cash-outs. */
  cashedOut: minorField,
  /** Total paid by results; null before they are known. */
  returned: v.nullable(minorField),
  placedAt: timeField,
  updatedAt: timeField,
  /** Time at which a pending bet is decided; null when it is not pending. */
  decidesAt: v.nullable(timeField),
  /** Length of its live delay, ms. */
  delayMs: count,
  offer: v.nullable(Offer),
  reason: v.nullable(BetReason),
  /** The last requested cash-out. */
  cashOut: v.nullable(CashOutState),
  /** Null without a setting, and where the bet ended before it was reached. */
  autoCashOut: v.optional(v.nullable(AutoCashOut), null),
  settlements: v.array(Settlement),
  sharing: v.nullable(Sharing),
  serverNow: timeField,
});
export type Bet = v.InferOutput<typeof Bet>;
export type BetWire = v.InferInput<typeof Bet>;

/** Accepted stakes of a whole bet, minor units. `most` below `least` means none is. */
export const StakeRange = v.object({ least: minorField, most: minorField });

/** A selection with its current availability. */
const QuotedLeg = v.object({
  ...chosen,
  /** gone: the line is no longer offered, and unknown fields are blank. */
  state: v.picklist(['open', 'locked', 'closed', 'gone']),
  /** `1.00` where the selection is unavailable. */
  odds: oddsField,
  material: count,
  isLive: v.boolean(),
  score: v.nullable(Score),
  /** Stakes as a single. */
  stakes: StakeRange,
});
export type QuotedLeg = v.InferOutput<typeof QuotedLeg>;

const combineReason = {
  is: v.picklist(COMBINE_REASONS),
  /** Leg that it collides with, by index; null where that is not one leg alone. */
  with: v.nullable(count),
};

/** Selections of one match as one bet. */
const CombinationQuote = v.object({
  matchId: MatchId,
  /** Legs that count, by index. */
  legs: v.array(count),
  /** Price of them together; null for fewer than two, and while one of them is not open. */
  odds: v.nullable(oddsField),
  /** Null where there is no price. */
  stakes: v.nullable(StakeRange),
  /** Legs of the match that do not count. */
  barred: v.array(v.object({ leg: count, ...combineReason })),
  /** Further selections of the match that cannot be added; empty unless they were requested. */
  others: v.array(v.object({ selectionId: selectionName, ...combineReason })),
});
export type CombinationQuote = v.InferOutput<typeof CombinationQuote>;
export type CombineReason = Pick<CombinationQuote['barred'][number], 'is' | 'with'>;

/** Legs of a slip that one venue takes, with its current prices; a multiple or a system has one venue. */
export const VenueQuote = v.object({
  at: timeField,
  currency: currencyField,
  venue: VenueCode,
  venueName: v.string(),
  /** Why the venue takes no bets of the member; null when it does. */
  shut: v.nullable(v.picklist(VENUE_SHUTS)),
  /** Balance of the venue wallet; null for guests. */
  balance: v.nullable(minorField),
  /** Highest payout of a bet, excluding returned stakes. */
  payoutMost: minorField,
  /** Delay before a bet with these legs is decided, ms. */
  delayMs: count,
  /** In the order of the request. */
  legs: v.array(QuotedLeg),
  /** Pairs of legs of one match, by index: they are in no bet with legs of other matches. */
  related: v.array(v.tuple([count, count])),
  /** All legs together; null for fewer than two, more than a bet may have, or related ones. */
  multiple: v.nullable(StakeRange),
  /** The requested match, or that of all legs where there is only one; null otherwise. */
  combination: v.nullable(CombinationQuote),
  systems: v.array(v.object({ size: count, lines: count, stakes: StakeRange })),
});
export type VenueQuote = v.InferOutput<typeof VenueQuote>;

/** A slip by venue, in the order of the first leg of each. */
export const SlipQuote = v.object({ venues: v.array(VenueQuote) });
export type SlipQuote = v.InferOutput<typeof SlipQuote>;
