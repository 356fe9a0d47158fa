import type { DatabaseSync } from 'node:sqlite';
import { type ConversationStep, conversationAfter } from '#contract/care/support/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { ConversationRow, ConversationStore } from './conversation-store.ts';
import type { ServiceHours } from './service-hours.ts';
import type { SupportImages } from './support-images.ts';

/** Dependencies of conversations. */
export type ConversationPorts = {
  readonly db: DatabaseSync;
  readonly store: ConversationStore;
  readonly images: Pick<SupportImages, 'of' | 'move'>;
  /** Reports whether this owner is a member, who has an inbox. */
  readonly isMember: (owner: string) => boolean;
  readonly notify: SendNews;
  readonly hoursOf: (siteId: SiteId) => ServiceHours;
};

/** Reports whether automatic answers are on: no operator has taken the conversation, nor was one requested. */
export const isAnsweredAutomatically = ({ state, person_wanted }: ConversationRow): boolean =>
  (state === 'queued' || state === 'offline') && !person_wanted;

/** Takes a step of a conversation. @throws Refusal ORDER_STEP_REFUSED when the state does not allow it. */
export function stepConversation(
  store: ConversationStore,
  { conversation_id, state }: ConversationRow,
  step: ConversationStep,
  now: number,
): void {
  const next = conversationAfter(state, step) ?? refuse('ORDER_STEP_REFUSED');
  if (next === state) return;
  store.setState(conversation_id, next, now);
  if (next === 'queued') store.note(conversation_id, 'queued_at', now);
}
