import type { ChatFeedItem } from '#contract/models/chat-feed.ts';
import type { ChatRow } from '#contract/models/chat-row.ts';
import { createDeliveries, type Deliveries } from '#replay/measure/deliveries.ts';
import type { Gauges } from '#replay/measure/gauges.ts';
import { createCore } from '#worker/core.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import { type TappedPage, tapChat } from './chat-tap.ts';
import { createGiftWatch, type GiftWatch } from './gift-watch.ts';
import type { KnownNumbers } from './message-number.ts';
import { type Account, greetingOf, roomOf, type Target } from './target.ts';

/** A slow reader's page takes this long for each batch. */
const SLOW_READING_MS = 2_000;

/** What a viewer shares with the other viewers of its part. */
export type Audience = {
  readonly target: Target;
  readonly numbers: KnownNumbers;
  readonly gauges: Gauges;
  /** Sends by the platform's id of their message. */
  readonly sendsById: Map<string, number>;
  /** Ms since the intended moment of a send. */
  since(n: number): number;
};

export type ViewerWish = {
  readonly viewer: number;
  readonly room: string;
  readonly account: Account | null;
  readonly slow: boolean;
};

/** Somebody with the room's page open. */
export type Viewer = {
  readonly wish: ViewerWish;
  readonly deliveries: Deliveries;
  readonly stayed: boolean;
  leave(): void;
};

/** What a viewer keeps of what it hears. */
type Ears = { readonly deliveries: Deliveries; readonly gifts: GiftWatch };

/** Counts what the wire told, and remembers which message is which send. */
function hear(
  { numbers, gauges, sendsById, since }: Audience,
  { deliveries, gifts }: Ears,
  page: TappedPage,
): void {
  gauges.page();
  const list = page.list.map(({ id, seq, clientMsgId, content }) => {
    const n = numbers.numberOf(clientMsgId);
    if (n !== null) sendsById.set(id, n);
    return { seq, n, content };
  });
  if (page.afterSeq === null && !deliveries.begun) {
    deliveries.begin(page.list.at(-1)?.seq ?? page.latestSeq);
    return;
  }
  if (page.afterSeq !== null) gauges.latency.poll.record(page.tookMs);
  const given = new Map(list.map(({ n, content }) => [n, content]));
  for (const n of deliveries.take({ afterSeq: page.afterSeq ?? 0, list })) {
    gauges.latency.delivered.record(since(n) - page.waitedMs);
    const { comboId, count = 1 } = given.get(n) ?? {};
    if (comboId !== undefined) gifts.heard(comboId, { n, count });
  }
}

/** The sends a row has newly brought to the page: one, or the gifts that a combo has counted up by. */
function sendsIn(row: ChatRow, { sendsById }: Audience, gifts: GiftWatch): readonly number[] {
  if (row.kind === 'gift') return row.own ? [] : gifts.shown(row);
  const n = row.kind === 'text' ? sendsById.get(row.key) : undefined;
  return n === undefined ? [] : [n];
}

/** Rows that are new on the page are seen; what it began with, and what a viewer said itself, is not counted. */
function look(audience: Audience, { gifts }: Ears, item: ChatFeedItem): void {
  const { gauges, since } = audience;
  const counted = item.is === 'patch' && item.row.kind === 'gift' ? [item.row] : [];
  for (const row of item.is === 'append' ? item.rows : counted) {
    for (const n of sendsIn(row, audience, gifts)) {
      gauges.seen();
      gauges.latency.seen.record(since(n));
    }
  }
}

async function openPage(
  api: CoreApi,
  audience: Audience,
  ears: Ears,
  wish: ViewerWish,
  ports: CorePorts,
): Promise<void> {
  const { monotonic, scheduler } = ports;
  const cameAt = monotonic();
  const room = roomOf(wish.room);
  let shown = false;
  const read = async () => {
    if (wish.slow) await new Promise<void>((resolve) => scheduler.schedule(() => resolve(), SLOW_READING_MS));
  };
  await api.hello(greetingOf(audience.target));
  if (wish.account) await api.session.login(wish.account.name, wish.account.password);
  await api.openStream('chat.room', { room }, async () => undefined);
  await api.openStream('chat.feed', { room }, async ({ items }) => {
    if (!shown) audience.gauges.latency.join.record(monotonic() - cameAt);
    shown = true;
    for (const item of items) look(audience, ears, item);
    await read();
  });
}

/** Opens the page of a room as a browser would: the real core over the real wire, with a tap on what comes in. */
export function openViewer(ports: CorePorts, audience: Audience, wish: ViewerWish): Viewer {
  const { gauges } = audience;
  const ears = { deliveries: createDeliveries(), gifts: createGiftWatch() };
  let here = true;
  const tapped = tapChat(ports, {
    page: (page) => hear(audience, ears, page),
    trouble: (kind) => {
      if (here) gauges.trouble(kind);
    },
  });
  const core = createCore({ ...ports, ...tapped });
  gauges.entered();
  openPage(core.api, audience, ears, wish, ports).catch(() => gauges.failed());
  return {
    wish,
    deliveries: ears.deliveries,
    get stayed() {
      return here;
    },
    leave() {
      if (!here) return;
      here = false;
      core.close();
      gauges.left();
    },
  };
}
