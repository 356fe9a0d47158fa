import type { ChatMessage } from '../models/chat-message.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { recordedMessage } from './recorded-message.ts';

export type EventLines = {
  /** The line of a message, or null for a kind that a recording does not hold. */
  lineOf(message: ChatMessage): string | null;
  readonly counts: {
    written: number;
    /** Messages of kinds a recording does not hold. */
    skipped: number;
    /** `at` of the latest line, ms. */
    durationMs: number;
  };
};

/** One line after the other, `at` never going back: what is heard late lies where it was heard. */
export function createEventLines(startedAt: number, names: Pseudonyms): EventLines {
  const counts = { written: 0, skipped: 0, durationMs: 0 };
  return {
    counts,
    lineOf(message) {
      const event = recordedMessage(message, startedAt, names);
      if (event === null) {
        counts.skipped += 1;
        return null;
      }
      counts.durationMs = Math.max(counts.durationMs, event.at);
      counts.written += 1;
      return `${JSON.stringify({ ...event, at: counts.durationMs })}\n`;
    },
  };
}
