import type { FeedbackState } from '#contract/care/feedback/states.table.ts';
import { Tag } from '#kit/mark/tag.tsx';
import { t } from '../texts.ts';

const TONES = {
  submitted: 'plain',
  processing: 'primary',
  waitingMember: 'alert',
  resolved: 'primary',
  closed: 'plain',
} as const satisfies Readonly<Record<FeedbackState, string>>;

/** State of a feedback. */
export const FeedbackTag = ({ state }: { state: FeedbackState }) => (
  <Tag tone={TONES[state]}>{t(`feedback.${state}`)}</Tag>
);
