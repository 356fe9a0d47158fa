import type { Feedback, FeedbackId } from '#contract/care/feedback/schema.ts';
import type { FeedbackKind } from '#contract/care/feedback/states.table.ts';
import type { ImageId } from '#contract/care/support/image-schema.ts';
import type { Conversation } from '#contract/care/support/schema.ts';
import type { ClientRequestId } from '#contract/fields/ids.ts';

/** Text and attachments sent to the platform. */
export type FeedbackMessage = {
  readonly text: string;
  readonly imageIds: readonly ImageId[];
  readonly requestId: ClientRequestId;
};

/** Messages of a member to the platform; a repeated request sends nothing twice. */
export type SupportApi = {
  /** Sends a text or an image to customer service [2.08]. */
  sendMessage(text: string, imageId: ImageId | null, requestId: ClientRequestId): Promise<Conversation>;
  /** Reports something [7.16]. */
  report(kind: FeedbackKind, message: FeedbackMessage): Promise<Feedback>;
  /** Writes another word in a feedback. */
  reply(feedbackId: FeedbackId, message: FeedbackMessage): Promise<Feedback>;
};
