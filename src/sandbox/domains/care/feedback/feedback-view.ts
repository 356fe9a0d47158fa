import type * as v from 'valibot';
import type { Feedback, FeedbackBrief } from '#contract/care/feedback/schema.ts';
import type { FeedbackRow, FeedbackStore } from './feedback-store.ts';

type Brief = v.InferInput<typeof FeedbackBrief>;

const headOf = ({ feedback_id, kind, state, at, changed_at }: FeedbackRow, text: string) => ({
  feedbackId: feedback_id,
  kind,
  state,
  text,
  at,
  changedAt: changed_at,
});

/** A feedback as the list of its member shows it. */
export function feedbackBrief(store: FeedbackStore, row: FeedbackRow): Brief {
  const parts = store.parts(row.feedback_id);
  return {
    ...headOf(row, parts[0]?.text ?? ''),
    lastText: parts.length > 1 ? (parts.at(-1)?.text ?? '') : '',
  };
}

/** A feedback whole. */
export function feedbackView(store: FeedbackStore, row: FeedbackRow): v.InferInput<typeof Feedback> {
  const parts = store.parts(row.feedback_id);
  return {
    ...headOf(row, parts[0]?.text ?? ''),
    stars: row.stars,
    moves: store.moves(row.feedback_id),
    parts: parts.map(({ part_id, author, text, pictures, at }) => ({
      partId: part_id.toString(),
      from: author,
      text,
      pictures,
      at,
    })),
  };
}
