import * as v from 'valibot';
import { LOTTERY_DRAW_STATES } from '#contract/activity/draw-states.table.ts';
import { timeField } from '#contract/fields/fields.ts';
import { ActivityPrize } from './prize.ts';

/** What earns tickets. */
export const LOTTERY_WAYS = ['bet', 'deposit', 'gift', 'watch', 'chat', 'signIn', 'guess'] as const;
export type LotteryWay = (typeof LOTTERY_WAYS)[number];

/** The number of a draw, from 1. */
const drawNo = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One rank of the prizes of a draw: so many tickets win it. */
const LotteryPlace = v.object({
  /** From 1, the highest. */
  rank: v.number(),
  count: v.number(),
  prize: ActivityPrize,
  /** The tickets that won it, in the order they were drawn; blank before. */
  winners: v.array(v.string()),
});
export type LotteryPlace = v.InferOutput<typeof LotteryPlace>;

/** A draw that everybody sees the same. */
export const LotteryDraw = v.object({
  drawNo,
  state: v.picklist(LOTTERY_DRAW_STATES),
  openAt: timeField,
  /** No tickets from then on. */
  closeAt: timeField,
  drawAt: timeField,
  /** Tickets given out so far. */
  issued: v.number(),
  /** SHA-256 of the seed, published before the first ticket. */
  commitment: v.string(),
  places: v.array(LotteryPlace),
});
export type LotteryDraw = v.InferOutput<typeof LotteryDraw>;

/** A ticket of the member. */
const LotteryTicket = v.object({
  ticketNo: v.string(),
  way: v.picklist(LOTTERY_WAYS),
  at: timeField,
  /** What it won; null before the draw, or for nothing. */
  rank: v.nullable(v.number()),
});
export type LotteryTicket = v.InferOutput<typeof LotteryTicket>;

/** How far the member is with one way of earning tickets in a draw. */
export const LotteryWayStanding = v.object({
  way: v.picklist(LOTTERY_WAYS),
  /** What makes one ticket, in the way's own unit: minor units, coins, minutes, messages, days. */
  each: v.number(),
  /** Done in all, in the same unit. */
  done: v.number(),
  /** Tickets taken, and those that may be taken now. */
  taken: v.number(),
  ready: v.number(),
  /** Most tickets of this way in one draw. */
  most: v.number(),
});
export type LotteryWayStanding = v.InferOutput<typeof LotteryWayStanding>;

/** The weekly draw as one member sees it [1.03]. */
export const LotteryPart = v.object({
  draw: LotteryDraw,
  tickets: v.array(LotteryTicket),
  ways: v.array(LotteryWayStanding),
  /** Most tickets of one member in one draw. */
  most: v.number(),
  /** Those before with the member's tickets in them, the newest first. */
  past: v.array(v.object({ draw: LotteryDraw, tickets: v.array(LotteryTicket) })),
});
export type LotteryPart = v.InferOutput<typeof LotteryPart>;

/** Everything it takes to draw once more by oneself. */
export const LotteryProof = v.object({
  draw: LotteryDraw,
  /** 32 bytes as hexadecimal; blank before the draw. */
  seed: v.string(),
  /** The numbers of all tickets in the order they were given out; blank before the list is closed. */
  tickets: v.array(v.string()),
  /** SHA-256 of that list, a number a line; published when it is closed. */
  listHash: v.string(),
  /** How many there were at the end of each hour. */
  growth: v.array(v.object({ at: timeField, issued: v.number() })),
});
export type LotteryProof = v.InferOutput<typeof LotteryProof>;
