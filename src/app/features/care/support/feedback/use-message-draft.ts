import { type FormEvent, useState } from 'react';
import { useNumberedDraft } from '#app/features/money/order/stored-draft.ts';
import { FEEDBACK_IMAGES_MAX, FEEDBACK_TEXT } from '#contract/care/support/constants.ts';
import { isBlank } from '#contract/community/expression/shown-text.ts';
import { useSubmission } from '#core-client/command/use-submission.ts';
import { textOfError } from '#i18n/error-text.ts';
import type { FeedbackMessage } from '#worker/services/support/support-api.ts';
import { type ImageUploads, useImageUploads } from '../images/use-image-uploads.ts';

type MessageDraftOptions<Outcome> = {
  /** Key under which the text is stored until it is sent. */
  readonly draft: string;
  /** Minimum number of letters, and the message for too few or too many. */
  readonly min: number;
  readonly rule: string;
  /** A repeat of the request writes nothing again. */
  readonly send: (message: FeedbackMessage) => Promise<Outcome>;
  readonly onSent: (outcome: Outcome) => void;
};

export type MessageDraft = {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly images: ImageUploads;
  readonly error: string | undefined;
  readonly isSending: boolean;
  readonly submit: (event: FormEvent) => Promise<void>;
};

/**
 * Manages text with images: the text and the request id are stored over errors and reloads, and cleared once they have
 * arrived.
 */
export function useMessageDraft<Outcome>({
  draft,
  min,
  rule,
  send,
  onSent,
}: MessageDraftOptions<Outcome>): MessageDraft {
  const { text, change: type, numberFor, arrived } = useNumberedDraft(draft);
  const [tried, setTried] = useState(false);
  const images = useImageUploads(FEEDBACK_IMAGES_MAX);
  const { state, run, forget } = useSubmission(send);
  const length = text.trim().length;
  const isWrong = isBlank(text) || length < min || text.length > FEEDBACK_TEXT.max;
  const change = (next: string) => {
    type(next);
    forget();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isWrong || images.isBusy) return;
    const { ids } = images;
    const end = await run({ text: text.trim(), imageIds: ids, requestId: numberFor(ids) });
    if (end.is !== 'done') return;
    arrived(text);
    setTried(false);
    images.clear();
    onSent(end.outcome);
  };
  const refusal = state.is === 'refused' ? textOfError(state.error) : undefined;
  const isErrorShown = isWrong && (tried || text.length > FEEDBACK_TEXT.max);
  return {
    text,
    change,
    images,
    submit,
    error: isErrorShown ? rule : refusal,
    isSending: state.is === 'sending',
  };
}
