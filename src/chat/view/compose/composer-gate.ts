import { CHAT_TEXT_MAX } from '#contract/community/chat/constants.ts';
import type { ChatRoomView } from '#contract/community/chat/feed.ts';
import type { SendRefusal } from '#contract/community/chat/row.ts';
import { SECOND_MS } from '#contract/units/durations.ts';

/** May this visitor speak now, and if not, why. Times are ms from now; null is without end. */
export type Gate =
  | { readonly is: 'ready' }
  | { readonly is: 'guest' }
  | { readonly is: 'closed' }
  | { readonly is: 'muted'; readonly remainingMs: number | null }
  | { readonly is: 'slow'; readonly remainingMs: number };

type OpenRoom = Extract<ChatRoomView, { is: 'open' | 'closed' }>;

type Speaker = {
  readonly member: boolean;
  readonly nowMs: number;
  /** Server time before which slow mode or a rejection delays the next message. */
  readonly waitUntil: number;
};

/** The first reason not to speak, the lasting ones before the passing. */
export function gateOf(room: OpenRoom, { member, nowMs, waitUntil }: Speaker): Gate {
  const { maySpeak, mutedUntil } = room.switches;
  if (room.is === 'closed') return { is: 'closed' };
  if (!member) return { is: 'guest' };
  if (mutedUntil !== null && mutedUntil > nowMs) return { is: 'muted', remainingMs: mutedUntil - nowMs };
  if (!maySpeak && mutedUntil === null) return { is: 'muted', remainingMs: null };
  if (waitUntil > nowMs) return { is: 'slow', remainingMs: waitUntil - nowMs };
  return { is: 'ready' };
}

/** Characters as people count them: a surrogate pair is one. */
export const lengthOf = (text: string): number => [...text].length;

export const isTooLong = (text: string): boolean => lengthOf(text) > CHAT_TEXT_MAX;

/** Returns the time until which a rejection delays messages, server time; 0 if it does not. */
export const holdOf = (refusal: SendRefusal, nowMs: number): number =>
  refusal.reason === 'tooFast' ? nowMs + refusal.waitMs : 0;

/** Returns the rejection with the remaining wait: a rate limit counts down, and is null once the wait has ended. */
export function stillHolding(refusal: SendRefusal, waitMs: number): SendRefusal | null {
  if (refusal.reason !== 'tooFast') return refusal;
  return waitMs > 0 ? { reason: 'tooFast', waitMs } : null;
}

export const secondsOf = (ms: number): number => Math.ceil(ms / SECOND_MS);
