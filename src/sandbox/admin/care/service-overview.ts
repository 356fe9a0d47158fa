import type { FeedbackKind, FeedbackState } from '#contract/care/feedback/states.table.ts';
import type { ConversationEvent } from '#contract/care/support/schema.ts';
import { type ConversationState, waitsForService } from '#contract/care/support/states.table.ts';
import { isAnsweredAutomatically } from '#sandbox/domains/care/support/conversation-ports.ts';
import type { Platform } from '#sandbox/platform/platform.ts';

/** Message as shown to operators. */
export type WrittenOverview = {
  readonly from: 'visitor' | 'service' | 'automatic' | 'event';
  readonly event: ConversationEvent | null;
  readonly text: string;
  /** Ids of images, served under `/sandbox/service/pictures`. */
  readonly imageIds: readonly string[];
  readonly at: number;
};

type Written = {
  /** Nickname and login name; blank for a guest. */
  readonly nickname: string;
  readonly name: string;
  readonly messages: readonly WrittenOverview[];
  /** True if the conversation waits for an operator. */
  readonly isWaiting: boolean;
};

export type ConversationOverview = Written & {
  readonly conversationId: string;
  readonly state: ConversationState;
  /** True if automatic answers are sent, until an operator takes it. */
  readonly isAutomatic: boolean;
  /** Time at which it entered the queue. */
  readonly queuedAt: number;
  readonly stars: number | null;
};

export type FeedbackOverview = Written & {
  readonly feedbackId: string;
  readonly kind: FeedbackKind;
  readonly state: FeedbackState;
  readonly stars: number | null;
};

const SHOWN = 30;
const MESSAGES_SHOWN = 60;

function namesOf({ accounts }: Platform, userId: string) {
  const account = accounts.byId(userId);
  return { nickname: account?.nickname ?? '', name: account?.name ?? '' };
}

/** Conversations that are not closed, those that wait for an operator first. */
export const conversationOverview = (platform: Platform): readonly ConversationOverview[] =>
  platform.service.store.forOperators(SHOWN).map((row) => ({
    ...namesOf(platform, row.owner),
    conversationId: row.conversation_id.toString(),
    state: row.state,
    queuedAt: row.queued_at,
    stars: row.stars,
    isAutomatic: isAnsweredAutomatically(row),
    isWaiting: waitsForService(row.state),
    messages: platform.service.store
      .messagesOf(row.owner, MESSAGES_SHOWN)
      .map(({ author, event, text, picture_id, at }) => ({
        from: author,
        event,
        text,
        imageIds: picture_id === null ? [] : [picture_id],
        at,
      })),
  }));

/** Feedback that is not closed, what waits for an operator first. */
export const feedbackOverview = (platform: Platform): readonly FeedbackOverview[] =>
  platform.feedback.store.forOperators(SHOWN).map((row) => ({
    ...namesOf(platform, row.user_id),
    feedbackId: row.feedback_id,
    kind: row.kind,
    state: row.state,
    stars: row.stars,
    isWaiting: row.state === 'submitted' || row.state === 'processing',
    messages: platform.feedback.store.parts(row.feedback_id).map(({ author, text, pictures, at }) => ({
      from: author === 'member' ? 'visitor' : 'service',
      event: null,
      text,
      imageIds: pictures,
      at,
    })),
  }));
