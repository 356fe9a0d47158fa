import { CHAT_AHEAD_ROWS } from '#contract/community/chat/constants.ts';
import type { ChatFeedItem } from '#contract/community/chat/feed.ts';
import { byOrder, type ChatRow } from '#contract/community/chat/row.ts';
import type { UserId } from '#contract/fields/ids.ts';
import type { ServerTime } from '#contract/units/time.ts';
import type { PositionedMessage } from '../rows/numbering.ts';
import type { Ring } from '../rows/row-changes.ts';
import { SHOWING } from '../timing.table.ts';

/** Items later than the position of the video, held until it reaches them. */
export type DelayBuffer<Item> = {
  readonly size: number;
  has(key: string): boolean;
  /** Adds an item, or replaces the one with the same key. */
  set(item: Item): void;
  remove(key: string): boolean;
  /** Releases the items up to this moment of the video, in room order; null releases all. */
  due(until: number | null): readonly Item[];
  clear(): void;
};

type Timed = { readonly key: string; readonly order: number; readonly at: number };

/** Trimming waits until a fifth too many are there, so that it costs next to nothing per item. */
const SLACK = 1.2;

/**
 * Holds at most about `limit` items; beyond that the earliest are passed to `forget`, which may return one item in their
 * place.
 */
export function createDelayBuffer<Item extends Timed>(
  limit: number,
  forget: (items: readonly Item[]) => Item | null = () => null,
): DelayBuffer<Item> {
  const items = new Map<string, Item>();
  const trim = () => {
    const inOrder = [...items.values()].sort(byOrder);
    const dropped = inOrder.slice(0, items.size - limit);
    for (const { key } of dropped) items.delete(key);
    const instead = forget(dropped);
    if (instead) items.set(instead.key, instead);
  };
  return {
    get size() {
      return items.size;
    },
    has: (key) => items.has(key),
    set(item) {
      items.set(item.key, item);
      if (items.size > limit * SLACK) trim();
    },
    remove: (key) => items.delete(key),
    due(until) {
      if (items.size === 0) return [];
      const due = [...items.values()].filter(({ at }) => until === null || at <= until).sort(byOrder);
      for (const { key } of due) items.delete(key);
      return due;
    },
    clear: () => items.clear(),
  };
}

/** Latest moment that the video has shown; null: there is no video to wait for. */
export type ShownUntil = ServerTime | null;

/** Delay of a room's rows to its video. Held rows are in the ring like all others; they are not shown yet. */
export type RowDelay = {
  /** Number of held rows in the ring. */
  readonly size: number;
  isHeld(row: Pick<ChatRow, 'key'>): boolean;
  /** Restarts with the rows of the ring. */
  begin(until: ShownUntil): void;
  /** Returns the changes that may be shown now, held ones included. */
  pass(items: readonly ChatFeedItem[], until: ShownUntil): readonly ChatFeedItem[];
  /** Returns the newest rows that may be shown, in order. */
  newest(count: number): readonly ChatRow[];
  clear(): void;
};

/** The viewer's own messages and actions are never held. */
const isOwn = (row: ChatRow): boolean => 'own' in row && Boolean(row.own);

const isAhead = (row: ChatRow, until: ShownUntil): boolean => until !== null && row.at > until && !isOwn(row);

const countOf = (row: ChatRow): number => (row.kind === 'skipped' ? row.count : 1);

/** Returns one row in place of those that were too far ahead of the video to be retained. */
function forgottenRow(rows: readonly ChatRow[]): ChatRow | null {
  const last = rows.at(-1);
  if (!last) return null;
  const { order, at } = last;
  const count = rows.map(countOf).reduce((sum, each) => sum + each, 0);
  return { kind: 'skipped', key: `ahead:${order}`, order, at, count, reason: 'behind' };
}

/** Returns the part of a change that can be shown now; the rest is held. */
function shownOf(item: ChatFeedItem, ahead: DelayBuffer<ChatRow>, until: ShownUntil): ChatFeedItem | null {
  switch (item.is) {
    case 'reset':
      return item;
    case 'append': {
      for (const row of item.rows) if (isAhead(row, until)) ahead.set(row);
      const rows = item.rows.filter((row) => !isAhead(row, until));
      return rows.length > 0 ? { is: 'append', rows } : null;
    }
    case 'patch':
      if (!ahead.has(item.row.key)) return item;
      ahead.set(item.row);
      return null;
    case 'remove': {
      const keys = item.keys.filter((key) => !ahead.remove(key));
      return keys.length > 0 ? { is: 'remove', keys } : null;
    }
    default:
      return item satisfies never;
  }
}

/**
 * Holds the rows of a ring until the video reaches them; dropped ones are removed from the ring and replaced by a row that
 * marks them.
 */
export function createRowDelay(ring: Ring): RowDelay {
  const ahead = createDelayBuffer<ChatRow>(CHAT_AHEAD_ROWS, (dropped) => {
    for (const row of dropped) ring.remove(row);
    const instead = forgottenRow(dropped);
    if (instead) ring.upsert(instead);
    return instead;
  });
  return {
    get size() {
      return ahead.size;
    },
    isHeld: ({ key }) => ahead.has(key),
    begin(until) {
      ahead.clear();
      for (const row of ring.last(ring.size)) if (isAhead(row, until)) ahead.set(row);
    },
    pass(items, until) {
      if (until === null && ahead.size === 0) return items;
      const shown = items.map((item) => shownOf(item, ahead, until)).filter((item) => item !== null);
      const due = ahead.due(until);
      if (due.length === 0) return shown;
      const fresh = shown.flatMap((item) => (item.is === 'append' ? item.rows : []));
      const others = shown.filter(({ is }) => is !== 'append');
      return [...others, { is: 'append', rows: [...due, ...fresh].sort(byOrder) }];
    },
    newest(count) {
      if (ahead.size === 0) return ring.last(count);
      const rows = ring.last(count + ahead.size);
      return rows.filter(({ key }) => !ahead.has(key)).slice(-count);
    },
    clear: ahead.clear,
  };
}

/** Maximum number of gifts queued for the stage when the video reaches them. */
const STAGED_MAX = 500;

type HeldMessage = {
  readonly key: string;
  readonly order: number;
  readonly at: number;
  readonly message: PositionedMessage;
};

const heldMessage = (message: PositionedMessage): HeldMessage => ({
  key: message.key,
  order: message.seq,
  at: message.at,
  message,
});

export type StageDelay = {
  /**
   * Returns the gifts and entrances that go to the stage now; held ones are dropped when too old.
   * @param me the reader, whose own gifts never wait
   */
  pass(
    messages: readonly PositionedMessage[],
    moment: { readonly until: ShownUntil; readonly me: UserId | null; readonly now: number },
  ): readonly PositionedMessage[];
  clear(): void;
};

/** Creates the delay of the gift stage to the video. */
export function createStageDelay(): StageDelay {
  const ahead = createDelayBuffer<HeldMessage>(STAGED_MAX);
  return {
    pass(messages, { until, me, now }) {
      const isNow = ({ at, userId }: PositionedMessage) => until === null || at <= until || userId === me;
      for (const message of messages) if (!isNow(message)) ahead.set(heldMessage(message));
      const oldest = (until ?? now) - SHOWING.stage;
      const due = ahead.due(until).filter(({ at }) => at >= oldest);
      return [...due.map(({ message }) => message), ...messages.filter(isNow)];
    },
    clear: ahead.clear,
  };
}
