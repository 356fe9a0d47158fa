import { Subject } from 'rxjs';
import { CHAT_RING_ROWS, CHAT_WINDOW_ROWS } from '#contract/community/chat/constants.ts';
import { type ChatCounts, createChatCounts } from '#contract/community/chat/counts.ts';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { Clock } from '#contract/units/time.ts';
import { createRowDelay, createStageDelay, type RowDelay, type ShownUntil } from '../delayed/delay-buffer.ts';
import type { ChatSite } from '../ports.ts';
import type { PositionedMessage } from '../rows/numbering.ts';
import { createOutbox } from '../rows/outbox.ts';
import {
  createRing,
  createRowChanges,
  type Ring,
  type RowChanges,
  type Urgency,
} from '../rows/row-changes.ts';
import { createIntake } from './intake.ts';

/** Returns the newest visible rows; complete from the first of them, or from `since` if they are all. */
function snapshotOf(ring: Ring, delay: RowDelay, since: number): ChatFeedItem {
  const rows = delay.newest(CHAT_WINDOW_ROWS);
  const first = rows[0];
  const isAll = first === undefined || rows.length === ring.size - delay.size;
  return { is: 'reset', rows, since: isAll ? since : first.order };
}

/** Returns the newest rows, held ones included; complete from the order `since` on. */
const everythingIn = (ring: Ring, since: number): ChatFeedItem => ({
  is: 'reset',
  rows: ring.last(CHAT_WINDOW_ROWS),
  since,
});

/** Publishes gifts and welcomes for the stage when the video reaches them. */
function createStage(clock: Pick<Clock, 'now'>) {
  const live$ = new Subject<readonly PositionedMessage[]>();
  const delay = createStageDelay();
  return {
    live$: live$.asObservable(),
    publish(messages: readonly PositionedMessage[], until: ShownUntil, me: UserId | null) {
      const now = delay.pass(messages, { until, me, now: clock.now() });
      if (now.length > 0) live$.next(now);
    },
    clear: delay.clear,
  };
}

type PublisherParts = {
  readonly rowChanges: RowChanges;
  readonly counts: Pick<ChatCounts, 'unshown'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly changed: (urgency: Urgency) => void;
};

/** Publishes the changes of a room, or holds them until its video reaches them. */
function createPublisher({ rowChanges, counts, clock, changed }: PublisherParts) {
  const { ring } = rowChanges;
  /** Items visible to the reader; in `said$` as they arrive, ahead of the video. */
  const [items$, undelayed$] = [new Subject<ChatFeedItem>(), new Subject<ChatFeedItem>()];
  const [rowDelay, stage] = [createRowDelay(ring), createStage(clock)];
  let until: ShownUntil = null;
  /** Order from which the list is complete; null before the first page. */
  let since: number | null = null;
  const flush = () => {
    counts.unshown = 0;
    if (since === null) return;
    const items = rowChanges.drain();
    for (const item of items) undelayed$.next(item);
    for (const item of rowDelay.pass(items, until)) items$.next(item);
  };
  return {
    items$: items$.asObservable(),
    undelayed$: undelayed$.asObservable(),
    live$: stage.live$,
    flush,
    /** Adds messages to the stage; `me` is the reader, whose own gifts are never delayed. */
    stage: (messages: readonly PositionedMessage[], me: UserId | null) => stage.publish(messages, until, me),
    isHeld: rowDelay.isHeld,
    /** Restarts the list; from the order `from` on it is complete. */
    begin(from: number) {
      since = from;
      rowDelay.begin(until);
      undelayed$.next(everythingIn(ring, from));
      items$.next(snapshotOf(ring, rowDelay, from));
    },
    /** Sets the latest moment that the video has shown. */
    setShownUntil(moment: ShownUntil) {
      until = moment;
      stage.publish([], until, null);
      if (rowDelay.size > 0) changed('other');
    },
    /** Returns the first item for a new reader; null before the first page. */
    greeting(): ChatFeedItem | null {
      flush();
      return since === null ? null : snapshotOf(ring, rowDelay, since);
    },
    /** Returns the same for consumers of unheld items. */
    undelayedGreeting(): ChatFeedItem | null {
      flush();
      return since === null ? null : everythingIn(ring, since);
    },
    close() {
      since = null;
      rowDelay.clear();
      stage.clear();
      rowChanges.clear();
    },
  };
}

/**
 * Creates the parts of one room. Messages enter by `intake`, become `rowChanges`, and leave by `publisher`; `outbox` has the
 * reader's messages on their way.
 */
export function createRoomStore(site: ChatSite, clock: Pick<Clock, 'now'>) {
  const rowChanges = createRowChanges(createRing(CHAT_RING_ROWS));
  const outbox = createOutbox(rowChanges);
  const counts = createChatCounts();
  const changes$ = new Subject<Urgency>();
  const changed = (urgency: Urgency) => changes$.next(urgency);
  const publisher = createPublisher({ rowChanges, counts, clock, changed });
  const intake = createIntake({
    rowChanges,
    outbox,
    counts,
    site,
    clock,
    begun: publisher.begin,
    added: (staged, me) => {
      if (staged.length > 0) publisher.stage(staged, me);
      changed('other');
    },
  });
  return { rowChanges, outbox, counts, intake, publisher, changes$: changes$.asObservable(), changed };
}
export type RoomStore = ReturnType<typeof createRoomStore>;
