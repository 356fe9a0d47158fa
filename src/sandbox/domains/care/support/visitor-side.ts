import { isOver } from '#contract/care/support/states.table.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { SiteId } from '#sandbox/base/tables/sites.table.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { type ConversationPorts, stepConversation } from './conversation-ports.ts';
import type { ConversationRow } from './conversation-store.ts';
import { isOpenAt } from './service-hours.ts';

/** Visitor of customer service: the owner of a conversation, and the site they are on. */
export type Visitor = { readonly owner: string; readonly siteId: SiteId };

export type VisitorMessage = {
  readonly requestId: string;
  readonly text: string;
  readonly imageId: string | null;
};

export type VisitorSide = {
  /** Moves the guest conversation of the same device to a member who opens the page, unless they already have one. */
  arrive(member: string, device: string): void;
  /** Notes that the visitor looks. */
  markSeen(visitor: Visitor, now: number): void;
  /** Adds a message; a repeat of the request adds nothing. @throws Refusal NOT_FOUND for an image of another owner. */
  send(visitor: Visitor, message: VisitorMessage, now: number): void;
  /** Ends a conversation. @throws Refusal ORDER_STEP_REFUSED when there is none to end. */
  end(visitor: Visitor, now: number): void;
  /** Rates a conversation. @throws Refusal ORDER_STEP_REFUSED before it has ended, and when the visitor has already rated it. */
  rate(visitor: Visitor, stars: number): void;
};

/** Creates the visitors' actions in their conversation. Times are epoch ms. */
export function createVisitorSide(ports: ConversationPorts): VisitorSide {
  const { db, store, images, hoursOf } = ports;
  const goingOn = (owner: string): ConversationRow | null => {
    const last = store.latest(owner);
    return last === null || last.state === 'closed' ? null : last;
  };
  /** Returns the open conversation, or a new one, with the step of the message taken. */
  const spokenIn = ({ owner, siteId }: Visitor, now: number): bigint => {
    const isOpen = isOpenAt(now, hoursOf(siteId));
    const last = goingOn(owner);
    if (last === null)
      return store.open(owner, String(siteId), isOpen ? 'queued' : 'offline', now).conversation_id;
    stepConversation(store, last, isOpen ? 'say' : 'leave', now);
    return last.conversation_id;
  };
  return {
    arrive(member, device) {
      if (goingOn(device) === null || goingOn(member) !== null) return;
      transaction(db, () => {
        store.move(device, member);
        images.move(device, member);
      });
    },
    markSeen({ owner }, now) {
      const last = goingOn(owner);
      if (last !== null) store.note(last.conversation_id, 'seen_at', now);
    },
    send: (visitor, { requestId, text, imageId }, now) =>
      transaction(db, () => {
        if (store.hasMessage(visitor.owner, requestId)) return;
        if (imageId !== null && images.of(visitor.owner, imageId) === null) refuse('NOT_FOUND');
        const id = spokenIn(visitor, now);
        store.addMessage(id, { author: 'visitor', requestId, text, imageId }, now);
        store.note(id, 'said_at', now);
      }),
    end: ({ owner }, now) =>
      transaction(db, () => {
        const last = goingOn(owner) ?? refuse('ORDER_STEP_REFUSED');
        stepConversation(store, last, 'end', now);
        store.addMessage(last.conversation_id, { author: 'event', event: 'ended' }, now);
      }),
    rate({ owner }, stars) {
      const last = store.latest(owner);
      if (last === null || !isOver(last.state) || last.stars !== null) return refuse('ORDER_STEP_REFUSED');
      return store.rate(last.conversation_id, stars);
    },
  };
}
