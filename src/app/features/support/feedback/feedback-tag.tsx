import { Tag } from '#app/kit/mark/tag.tsx';
import type { FeedbackState } from '#contract/orders/feedback.table.ts';
import { t } from '../texts.ts';

const TONES = {
  submitted: 'plain',
  processing: 'primary',
  waitingMember: 'alert',
  resolved: 'primary',
  closed: 'plain',
} as const satisfies Readonly<Record<FeedbackState, string>>;

/** Where a feedback is. */
export const FeedbackTag = ({ state }: { state: FeedbackState }) => (
  <Tag tone={TONES[state]}>{t(`feedback.${state}`)}</Tag>
);
