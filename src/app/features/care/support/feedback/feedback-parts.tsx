import { useId } from 'react';
import type { FeedbackState } from '#contract/care/feedback/states.table.ts';
import { FEEDBACK_IMAGES_MAX, FEEDBACK_TEXT } from '#contract/care/support/constants.ts';
import { describedBy, FieldFrame } from '#kit/form/field-frame.tsx';
import { Tag } from '#kit/mark/tag.tsx';
import { ImageStrip } from '../images/image-strip.tsx';
import { t } from '../texts.ts';
import type { MessageDraft } from './use-message-draft.ts';

interface MessageFieldProps {
  label: string;
  placeholder?: string;
  rows: number;
  draft: MessageDraft;
}

/** Text of a feedback with its length, and its images. */
export function MessageField({ label, placeholder, rows, draft }: MessageFieldProps) {
  const id = useId();
  const { text, change, error, images } = draft;
  return (
    <>
      <FieldFrame label={label} error={error} controlId={id}>
        <span className="feedback-text">
          <textarea
            className="text-area feedback-text__area"
            rows={rows}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => change(target.value)}
            {...describedBy(id, { error })}
          />
          <span className="feedback-text__count num">
            {t('feedback.count', { count: text.length, max: FEEDBACK_TEXT.max })}
          </span>
        </span>
      </FieldFrame>
      <ImageStrip images={images} max={FEEDBACK_IMAGES_MAX} />
    </>
  );
}

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
