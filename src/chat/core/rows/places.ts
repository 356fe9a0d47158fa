import type { ChatMessage } from '#contract/community/chat-message/schema.ts';
import { type Clock, serverTime } from '#contract/units/time.ts';
import { createSeen } from './dedupe.ts';
import { createNumbering, type PlacedMessage } from './numbering.ts';
import { newestPlace } from './outbox.ts';
import type { RowChanges } from './row-changes.ts';

/** Tracks the received messages of a room and their positions in the list, whatever numbers the platform assigns. */
export function createPlaces(rowChanges: RowChanges, clock: Pick<Clock, 'now'>) {
  let seen = createSeen();
  let numbering = createNumbering();
  /** The numbering restarted; its marker line is added before the next message. */
  let lineDue = false;
  const placeOf = (message: ChatMessage) => numbering.placeOf(message, seen.has);
  const isKnown = (message: ChatMessage) => placeOf(message) !== null;
  /** Removes the platform's id from rows after a position: a message with that id is a different one from now on. */
  const forgetIdsAfter = (place: number) => {
    for (const row of rowChanges.ring.after(place, rowChanges.ring.size)) {
      if (row.kind === 'text' && row.messageId !== null) rowChanges.patch(row, { ...row, messageId: null });
    }
  };
  const drawLine = () => {
    const { base } = numbering;
    rowChanges.add({ kind: 'renewed', key: `renewed:${base}`, order: base, at: serverTime(clock.now()) });
    lineDue = false;
  };
  return {
    isKnown,
    placeOf,
    numbering: () => numbering,
    seen: () => seen,
    /** Messages under their places; after the numbers began again without those that were received before. */
    placed(messages: readonly ChatMessage[]): readonly PlacedMessage[] {
      if (numbering.base === 0) return messages.map(numbering.placed);
      const added = messages.filter((one) => !isKnown(one)).map(numbering.placed);
      if (lineDue && added.length > 0) drawLine();
      return added;
    },
    begin() {
      seen = createSeen();
      numbering = createNumbering();
      lineDue = false;
    },
    /**
     * Starts a new round of numbers: later messages are placed below all present rows.
     * @param page the newest messages under their new numbers; the platform still has the messages before any known one
     */
    renumber(page: readonly ChatMessage[]) {
      forgetIdsAfter(page.reduce((place, message) => Math.max(place, placeOf(message) ?? 0), 0));
      numbering = numbering.next(newestPlace(rowChanges.ring));
      lineDue = true;
    },
  };
}
