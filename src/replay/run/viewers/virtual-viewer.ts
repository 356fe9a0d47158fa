import type { ShownFeedItem } from '#contract/community/chat/feed.ts';
import type { ChatRow } from '#contract/community/chat/row.ts';
import { createDeliveries, type Deliveries } from '#replay/measure/deliveries.ts';
import type { Gauges } from '#replay/measure/gauges.ts';
import type { Presence } from '#replay/measure/viewer-verdict.ts';
import type { PlannedContents } from '#replay/plan/planned-contents.ts';
import { type Account, coreInitOf, roomOf, type Target } from '#replay/target/target.ts';
import { createCore } from '#worker/core/core.ts';
import type { CoreApi } from '#worker/core-api.ts';
import type { CorePorts } from '#worker/core-ports.ts';
import type { MessageIdReader } from '../protocol/message-ids.ts';
import { type TappedPage, tapChat } from './chat-tap.ts';

/** A gift of the run as a viewer received it over the wire. */
type ReceivedGift = { readonly n: number; readonly count: number };
/** A row of gifts on the page; `count` is the total of the combo so far. */
type GiftRow = { readonly key: string; readonly comboId: string; readonly count: number };

/** Recent combos are the only ones that can still grow, so older ones are dropped. */
const COMBOS_MAX = 256;

/** The gifts of one viewer between wire and page, where the gifts of a combo become one row that counts up. */
type GiftCombos = {
  received(comboId: string, gift: ReceivedGift): void;
  /** @returns the sends whose gifts this row shows for the first time. */
  shown(row: GiftRow): readonly number[];
};

/** Creates the combos of one viewer. */
export function createGiftCombos(): GiftCombos {
  const combos = new Map<string, { readonly waiting: ReceivedGift[]; row: string; shown: number }>();
  return {
    received(comboId, gift) {
      const combo = combos.get(comboId) ?? { waiting: [], row: '', shown: 0 };
      combo.waiting.push(gift);
      combos.set(comboId, combo);
      const [oldest] = combos.keys();
      if (combos.size > COMBOS_MAX && oldest !== undefined) combos.delete(oldest);
    },
    shown({ key, comboId, count }) {
      const combo = combos.get(comboId);
      const fresh: number[] = [];
      if (!combo) return fresh;
      // A combo whose row has left the page starts a new row.
      if (combo.row !== key) combo.shown = 0;
      combo.row = key;
      for (let next = combo.waiting[0]; next && combo.shown + next.count <= count; next = combo.waiting[0]) {
        combo.shown += next.count;
        fresh.push(next.n);
        combo.waiting.shift();
      }
      return fresh;
    },
  };
}

/** Time the page of a slow reader takes for each batch, ms. */
const SLOW_READING_MS = 2_000;

/** Dependencies that the viewers of a worker share. */
export type ViewerDeps = {
  readonly target: Target;
  readonly messageIds: MessageIdReader;
  readonly gauges: Gauges;
  /** The numbers of sends by the platform's id of their message. */
  readonly sendsById: Map<string, number>;
  /** Milliseconds since the intended moment of a send. */
  since(n: number): number;
  /** The contents of the plan; without them contents and rooms are not compared. */
  readonly contents?: PlannedContents;
};

/** Number, room and behaviour of a viewer. */
export type ViewerOptions = {
  readonly viewer: number;
  readonly room: string;
  readonly account: Account | null;
  readonly slow: boolean;
};

/** A viewer who has the page of a room open. */
export type VirtualViewer = {
  readonly options: ViewerOptions;
  readonly deliveries: Deliveries;
  readonly presence: Presence;
  /** Closes the page. */
  leave(): void;
};

/** Measurements of one viewer. */
type ViewerMeters = { readonly deliveries: Deliveries; readonly gifts: GiftCombos; readonly room: string };

/** Counts the contents of a page of the wire, and stores which message is which send. */
function recordPage(
  { messageIds, gauges, sendsById, since, contents }: ViewerDeps,
  { deliveries, gifts, room }: ViewerMeters,
  page: TappedPage,
): void {
  gauges.page();
  const list = page.list.map(({ id, seq, clientMsgId, content }) => {
    const n = messageIds.numberOf(clientMsgId);
    if (n !== null) sendsById.set(id, n);
    const fault = n === null ? null : (contents?.faultOf(n, room, content) ?? null);
    return { seq, n, content, fault };
  });
  if (page.afterSeq === null && !deliveries.begun) {
    deliveries.begin(page.list.at(-1)?.seq ?? page.latestSeq);
    return;
  }
  if (page.afterSeq !== null) gauges.latency.poll.record(page.tookMs);
  const contentByN = new Map(list.map(({ n, content }) => [n, content]));
  for (const n of deliveries.record({ afterSeq: page.afterSeq ?? 0, list })) {
    gauges.latency.delivered.record(since(n) - page.waitedMs);
    const { comboId, count = 1 } = contentByN.get(n) ?? {};
    if (comboId !== undefined) gifts.received(comboId, { n, count });
  }
}

/** The sends that a row shows for the first time: one, or the gifts that its combo has counted up by. */
function sendsIn(row: ChatRow, { sendsById }: ViewerDeps, gifts: GiftCombos): readonly number[] {
  if (row.kind === 'gift') return row.own ? [] : gifts.shown(row);
  const n = row.kind === 'text' ? sendsById.get(row.key) : undefined;
  return n === undefined ? [] : [n];
}

/** Counts the rows that are new on the page; rows it began with, and the viewer's own messages, are not counted. */
function recordItem(deps: ViewerDeps, { gifts }: ViewerMeters, item: ShownFeedItem): void {
  const { gauges, since } = deps;
  const counted = item.is === 'patch' && item.row.kind === 'gift' ? [item.row] : [];
  for (const row of item.is === 'append' ? item.rows : counted) {
    for (const n of sendsIn(row, deps, gifts)) {
      gauges.seen();
      gauges.latency.seen.record(since(n));
    }
  }
}

async function openPage(
  api: CoreApi,
  deps: ViewerDeps,
  meters: ViewerMeters,
  options: ViewerOptions,
  ports: CorePorts,
): Promise<void> {
  const { monotonic, scheduler } = ports;
  const cameAt = monotonic();
  const room = roomOf(options.room);
  let shown = false;
  const read = async () => {
    if (options.slow)
      await new Promise<void>((resolve) => scheduler.schedule(() => resolve(), SLOW_READING_MS));
  };
  await api.hello(coreInitOf(deps.target));
  if (options.account) await api.session.login(options.account.name, options.account.password);
  await api.openStream('chat.room', { room }, async () => undefined);
  await api.openStream('chat.feed', { room }, async ({ items }) => {
    if (!shown) deps.gauges.latency.join.record(monotonic() - cameAt);
    shown = true;
    for (const item of items) recordItem(deps, meters, item);
    await read();
  });
}

/** Opens the page of a room as a browser would: the real core over the real wire, with a tap on what it receives. */
export function openVirtualViewer(ports: CorePorts, deps: ViewerDeps, options: ViewerOptions): VirtualViewer {
  const { gauges } = deps;
  const meters = { deliveries: createDeliveries(), gifts: createGiftCombos(), room: options.room };
  const enteredAt = ports.monotonic();
  let [leftAt, failed] = [Number.POSITIVE_INFINITY, false];
  let here = true;
  const tapped = tapChat(ports, {
    page: (page) => recordPage(deps, meters, page),
    pollFailed: (kind) => {
      if (here) gauges.pollFailed(kind);
    },
  });
  const core = createCore({ ...ports, ...tapped });
  gauges.entered();
  openPage(core.api, deps, meters, options, ports).catch(() => {
    failed = true;
    gauges.failed();
  });
  return {
    options,
    deliveries: meters.deliveries,
    get presence() {
      return { enteredAt, leftAt, failed };
    },
    leave() {
      if (!here) return;
      here = false;
      leftAt = ports.monotonic();
      core.close();
      gauges.left();
    },
  };
}
