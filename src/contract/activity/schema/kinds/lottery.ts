import * as v from 'valibot';
import { LOTTERY_DRAW_STATES } from '#contract/activity/draw-states.table.ts';
import { timeField } from '#contract/fields/fields.ts';
import { ActivityPrize } from '../prize.ts';

/** Methods of earning tickets. */
export const LOTTERY_METHODS = ['bet', 'deposit', 'gift', 'watch', 'chat', 'signIn', 'guess'] as const;
export type LotteryMethod = (typeof LOTTERY_METHODS)[number];

/** The number of a draw, from 1. */
const drawNo = v.pipe(v.number(), v.integer(), v.minValue(1));

/** One prize rank of a draw, with the number of tickets that win it. */
const LotteryRank = v.object({
  /** From 1, the highest. */
  rank: v.number(),
  count: v.number(),
  prize: ActivityPrize,
  /** The tickets that won it, in the order they were drawn; blank before. */
  winners: v.array(v.string()),
});
export type LotteryRank = v.InferOutput<typeof LotteryRank>;

/** Public view of a draw, the same for every member. */
export const LotteryDraw = v.object({
  drawNo,
  state: v.picklist(LOTTERY_DRAW_STATES),
  openAt: timeField,
  /** Time from which no tickets are issued. */
  closeAt: timeField,
  drawAt: timeField,
  /** Number of tickets issued so far. */
  issued: v.number(),
  /** SHA-256 of the seed, published before the first ticket. */
  commitment: v.string(),
  places: v.array(LotteryRank),
});
export type LotteryDraw = v.InferOutput<typeof LotteryDraw>;

/** A ticket of the member. */
const LotteryTicket = v.object({
  ticketNo: v.string(),
  way: v.picklist(LOTTERY_METHODS),
  at: timeField,
  /** Prize rank of the ticket; null before the draw, or without a prize. */
  rank: v.nullable(v.number()),
});
export type LotteryTicket = v.InferOutput<typeof LotteryTicket>;

/** Progress of the member with one method of earning tickets in a draw. */
export const LotteryMethodProgress = v.object({
  way: v.picklist(LOTTERY_METHODS),
  /** Amount that earns one ticket, in the unit of the method: minor units, coins, minutes, messages, days. */
  each: v.number(),
  /** Done in all, in the same unit. */
  done: v.number(),
  /** Tickets claimed, and tickets that may be claimed now. */
  taken: v.number(),
  ready: v.number(),
  /** Most tickets of this way in one draw. */
  most: v.number(),
});
export type LotteryMethodProgress = v.InferOutput<typeof LotteryMethodProgress>;

/** The weekly draw as one member sees it [1.03]. */
export const LotteryPart = v.object({
  draw: LotteryDraw,
  tickets: v.array(LotteryTicket),
  ways: v.array(LotteryMethodProgress),
  /** Most tickets of one member in one draw. */
  most: v.number(),
  /** Earlier draws with the member’s tickets in them, newest first. */
  past: v.array(v.object({ draw: LotteryDraw, tickets: v.array(LotteryTicket) })),
});
export type LotteryPart = v.InferOutput<typeof LotteryPart>;

/** Data required to verify a draw independently. */
export const LotteryProof = v.object({
  draw: LotteryDraw,
  /** 32 bytes as hexadecimal; blank before the draw. */
  seed: v.string(),
  /** Numbers of all tickets in the order they were issued; blank before the list is closed. */
  tickets: v.array(v.string()),
  /** SHA-256 of that list, a number a line; published when it is closed. */
  listHash: v.string(),
  /** Number of tickets at the end of each hour. */
  growth: v.array(v.object({ at: timeField, issued: v.number() })),
});
export type LotteryProof = v.InferOutput<typeof LotteryProof>;
