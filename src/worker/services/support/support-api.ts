import type { Feedback, FeedbackId } from '#contract/care/feedback/schema.ts';
import type { FeedbackKind } from '#contract/care/feedback/states.table.ts';
import type { PictureId } from '#contract/care/support/picture-schema.ts';
import type { Conversation } from '#contract/care/support/schema.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';

/** Text and attachments sent to the platform. */
export type FeedbackWords = {
  readonly text: string;
  readonly pictures: readonly PictureId[];
  readonly requestId: ClientRequestId;
};

/** Messages of a member to the platform; a repeated request sends nothing twice. */
export type SupportApi = {
  /** Sends a text or an image to customer service [2.08]. */
  say(text: string, pictureId: PictureId | null, requestId: ClientRequestId): Promise<Conversation>;
  /** Reports something [7.16]. */
  report(kind: FeedbackKind, words: FeedbackWords): Promise<Feedback>;
  /** Writes another word in a feedback. */
  reply(feedbackId: FeedbackId, words: FeedbackWords): Promise<Feedback>;
};
