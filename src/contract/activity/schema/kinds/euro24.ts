import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';

/** Outcome of a question: known only after the answer. */
const Euro24Answer = v.object({
  /** Displayed index of the chosen option; -1 without an answer in time. */
  option: v.number(),
  right: v.number(),
  isRight: v.boolean(),
  why: v.string(),
  /** Coins awarded with it, including those for the round and for consecutive days. */
  coins: v.number(),
  /** Number of members who chose each option so far, in display order. */
  picked: v.array(v.number()),
});

/** A question that was put to the member: it has the same deadline wherever and whenever it is looked at. */
export const Euro24Question = v.object({
  questionId: v.string(),
  text: v.string(),
  /** Options in an order specific to the member. */
  options: v.array(v.string()),
  servedAt: timeField,
  deadlineAt: timeField,
  answer: v.nullable(Euro24Answer),
});
export type Euro24Question = v.InferOutput<typeof Euro24Question>;

/** One of the days: how many were right of those that were answered. */
const Euro24Round = v.object({ n: v.number(), day: v.string(), right: v.number(), answered: v.number() });
export type Euro24Round = v.InferOutput<typeof Euro24Round>;

/** A place of today's board; equal ones share it. */
const Euro24BoardRow = v.object({
  rank: v.number(),
  name: v.string(),
  avatar: v.string(),
  right: v.number(),
  /** For all answers together, in tenths of a second. */
  tenths: v.number(),
  isMe: v.boolean(),
});

/** The quiz of 24 days [1.03]. */
export const Euro24Part = v.object({
  /**
   * Round of the current day: today, or yesterday while a question shown before midnight has time left; null before the
   * first day and after the last.
   */
  round: v.nullable(v.number()),
  endsAt: timeField,
  rounds: v.array(Euro24Round),
  /** Put to the member on that day, in order; the last is out while it has no answer. */
  asked: v.array(Euro24Question),
  /** Days in a row, up to today or yesterday, on which the round was finished. */
  run: v.number(),
  right: v.number(),
  answered: v.number(),
  coins: v.number(),
  board: v.object({ finished: v.number(), places: v.array(Euro24BoardRow) }),
});
export type Euro24Part = v.InferOutput<typeof Euro24Part>;
