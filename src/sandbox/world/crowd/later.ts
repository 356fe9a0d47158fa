import type { ChatDraft } from '#sandbox/world/rooms/room-store.ts';

/** Message with its own send time. */
export type TimedDraft = ChatDraft & { readonly at: number };

/** Answers, combos and reverts that are on their way. */
export type Later = {
  add(draft: TimedDraft): void;
  /** Removes and returns the due drafts, in order. */
  takeDue(now: number): TimedDraft[];
};

export function later(): Later {
  let waiting: TimedDraft[] = [];
  return {
    add(draft) {
      waiting.push(draft);
    },
    takeDue(now) {
      if (waiting.length === 0) return [];
      const due = waiting.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
      if (due.length > 0) waiting = waiting.filter(({ at }) => at > now);
      return due;
    },
  };
}
