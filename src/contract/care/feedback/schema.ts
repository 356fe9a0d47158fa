import * as v from 'valibot';
import { timeField } from '#contract/fields/fields.ts';
import { NUMERIC_ID } from '#contract/text/wire-patterns.ts';
import { ImageId, starsField } from '../support/image-schema.ts';
import { FEEDBACK_KINDS, FEEDBACK_STATES } from './states.table.ts';

export const FeedbackId = v.pipe(v.string(), v.regex(NUMERIC_ID), v.brand('FeedbackId'));
export type FeedbackId = v.InferOutput<typeof FeedbackId>;

const brief = {
  feedbackId: FeedbackId,
  kind: v.picklist(FEEDBACK_KINDS),
  state: v.picklist(FEEDBACK_STATES),
  /** Text of the first message. */
  text: v.string(),
  at: timeField,
  /** Time of the last message or state change. */
  changedAt: timeField,
};

/** A feedback as the list shows it. */
export const FeedbackBrief = v.object({
  ...brief,
  /** Text of the last message, when others followed the first; blank otherwise. */
  lastText: v.string(),
});
export type FeedbackBrief = v.InferOutput<typeof FeedbackBrief>;

/** One message of a feedback. */
const FeedbackPart = v.object({
  partId: v.string(),
  from: v.picklist(['member', 'service']),
  text: v.string(),
  pictures: v.array(ImageId),
  at: timeField,
});
export type FeedbackPart = v.InferOutput<typeof FeedbackPart>;

/** State change of a feedback. */
const FeedbackMove = v.object({ state: v.picklist(FEEDBACK_STATES), at: timeField });

/** A feedback whole, the oldest first. */
export const Feedback = v.object({
  ...brief,
  parts: v.array(FeedbackPart),
  /** The states it went through, without repeats in a row. */
  moves: v.array(FeedbackMove),
  /** Null until the member has rated it. */
  stars: v.nullable(starsField),
});
export type Feedback = v.InferOutput<typeof Feedback>;
