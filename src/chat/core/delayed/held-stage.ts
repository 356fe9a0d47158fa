import type { UserId } from '#contract/fields/ids.ts';
import { createAhead } from '../polling/ahead.ts';
import type { PlacedMessage } from '../rows/numbering.ts';
import { SHOWING } from '../timing.table.ts';
import type { ShownUntil } from './held-rows.ts';

/** Maximum number of gifts queued for the stage when the video reaches them. */
const STAGED_MOST = 500;

type Waiting = {
  readonly key: string;
  readonly order: number;
  readonly at: number;
  readonly message: PlacedMessage;
};

const waitingOf = (message: PlacedMessage): Waiting => ({
  key: message.key,
  order: message.seq,
  at: message.at,
  message,
});

export type HeldStage = {
  /**
   * Gifts and entrances that go to the stage now: of these, and of those that have waited and are still news.
   * @param me the reader, whose own gifts never wait
   */
  pass(
    messages: readonly PlacedMessage[],
    place: { readonly until: ShownUntil; readonly me: UserId | null; readonly now: number },
  ): readonly PlacedMessage[];
  clear(): void;
};

/** Keeps the gift stage in sync with the video. */
export function createHeldStage(): HeldStage {
  const ahead = createAhead<Waiting>(STAGED_MOST);
  return {
    pass(messages, { until, me, now }) {
      const isNow = ({ at, userId }: PlacedMessage) => until === null || at <= until || userId === me;
      for (const message of messages) if (!isNow(message)) ahead.put(waitingOf(message));
      const oldest = (until ?? now) - SHOWING.stage;
      const due = ahead.due(until).filter(({ at }) => at >= oldest);
      return [...due.map(({ message }) => message), ...messages.filter(isNow)];
    },
    clear: ahead.clear,
  };
}
