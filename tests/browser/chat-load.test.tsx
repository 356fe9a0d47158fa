import { useEffect, useState } from 'react';
import { mergeMap, type Observable } from 'rxjs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { ChatViewPorts } from '#chat/view/chat-ports.ts';
import { ChatPanel } from '#chat/view/panel/chat-panel.tsx';
import type { ChatRoomView } from '#contract/community/chat/feed.ts';
import { chatRoomNoOf, roomFromPath } from '#contract/community/room/room-ref.ts';
import type { RoomFigures } from '#contract/community/room-figures.ts';
import { platformAdmin } from '#tests/boundary/platform-admin.ts';
import { openBoundary } from '#tests/boundary/test-transport.ts';
import { viewPorts } from '#tests/fixtures/chat/view-ports.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { ownServer } from '#tests/fixtures/own-server.ts';
import { workerConnection } from '#worker/bridge/connection.ts';
import { nextFrame } from '#worker/bridge/page-realm.ts';
import CoreWorker from '#worker/entry.ts?worker';

const PER_SECOND = 1_000;
/** Number of messages the core has received before the first and the second heap measurement. */
const WARM = 3_000;
const PLAYED = 9_000;

/** Limits of the page at this rate. Its speed is measured by `npm run bench -- chat`. */
const BUDGET = {
  /** Rows in the document at once: what a screen shows, and a margin above and below it. */
  rowsMounted: 60,
  /** New rows in one batch, which the page shows in one frame: with it the longest task is bounded. */
  rowsInBatch: 600,
  /** Rows handed to the page per thousand messages: rows too fast to read are dropped before the boundary. */
  rowsPerThousand: 500,
  /** Growth of the page’s heap after the second half over the first one, bytes. */
  heapGrowth: 3 * 1024 * 1024,
} as const;

type Counts = { rows: number; largestBatch: number; rowsMounted: number };

/** The room's figures, as the developer's panel has them. */
function followFigures(figures$: Observable<RoomFigures>) {
  const seen = { received: 0 };
  const following = figures$.subscribe(({ chat }) => {
    seen.received = chat?.received ?? 0;
  });
  onTestFinished(() => following.unsubscribe());
  return seen;
}

/** Looks after every frame how many rows there are in the document. */
function countMounted(counts: Counts): void {
  let frame = requestAnimationFrame(function look() {
    const rows = document.querySelectorAll('[role="log"] [data-index]').length;
    counts.rowsMounted = Math.max(counts.rowsMounted, rows);
    frame = requestAnimationFrame(look);
  });
  onTestFinished(() => cancelAnimationFrame(frame));
}

async function heapBytes(): Promise<number> {
  await cdp().send('HeapProfiler.collectGarbage');
  return (await cdp().send('Runtime.getHeapUsage')).usedSize;
}

type PanelProps = { readonly room$: Observable<ChatRoomView>; readonly ports: ChatViewPorts };

function Panel({ room$, ports, roomNo }: PanelProps & { readonly roomNo: ReturnType<typeof chatRoomNoOf> }) {
  const [view, setView] = useState<ChatRoomView>();
  useEffect(() => {
    const views = room$.subscribe(setView);
    return () => views.unsubscribe();
  }, [room$]);
  return (
    <div style={{ display: 'flex', width: 344, height: 600 }}>
      <ChatPanel roomNo={roomNo} room={view} member={false} ports={ports} />
    </div>
  );
}

const newest = <Item,>(stream$: Observable<{ readonly items: readonly Item[] }>): Observable<Item> =>
  stream$.pipe(mergeMap(({ items }) => items.slice(-1)));

/**
 * Opens the chat of a match with a thousand messages a second, over a core in its own worker, and counts everything that
 * crosses to the page.
 */
async function openChat() {
  const admin = platformAdmin(ownServer(inject('deskOrigins')));
  const room = roomFromPath('match', await admin.liveMatch());
  if (room === null) throw new Error('no match is being played');
  const roomNo = chatRoomNoOf(room);
  const makeCore = () => {
    const worker = new CoreWorker();
    return { connection: workerConnection(worker), kill: () => worker.terminate() };
  };
  const { core, kill } = openBoundary(
    { origin: () => ownServer(inject('sandboxOrigins')), makeCore },
    nextFrame,
  );
  onTestFinished(kill);
  onTestFinished(core.close);
  onTestFinished(() => admin.flood(roomNo, 0));
  const counts: Counts = { rows: 0, largestBatch: 0, rowsMounted: 0 };
  const ports = viewPorts({
    follow(onItems) {
      const following = core.stream('chat.feed', { room }).subscribe(({ items }) => {
        const rows = items.reduce((sum, item) => sum + (item.is === 'append' ? item.rows.length : 0), 0);
        counts.rows += rows;
        counts.largestBatch = Math.max(counts.largestBatch, rows);
        onItems(items);
      });
      return () => following.unsubscribe();
    },
    rows: (where) => core.services.chat.rows(room, where),
  });
  mount(<Panel room$={newest(core.stream('chat.room', { room }))} ports={ports} roomNo={roomNo} />);
  const figures = followFigures(newest(core.stream('dev.figures', { room })));
  await admin.flood(roomNo, PER_SECOND);
  await expect.element(page.getByRole('log'), { timeout: 30_000 }).toBeVisible();
  countMounted(counts);
  return { counts, figures };
}

test('a thousand messages a second stay within the limits of the page', { timeout: 120_000 }, async () => {
  const { counts, figures } = await openChat();
  const untilReceived = (count: number) =>
    expect.poll(() => figures.received, { timeout: 50_000, interval: 100 }).toBeGreaterThan(count);
  await untilReceived(WARM);
  const warm = await heapBytes();
  await untilReceived(PLAYED);
  const growth = (await heapBytes()) - warm;
  expect(counts.rowsMounted).toBeGreaterThan(0);
  expect(counts.rowsMounted).toBeLessThanOrEqual(BUDGET.rowsMounted);
  expect(counts.largestBatch).toBeLessThanOrEqual(BUDGET.rowsInBatch);
  expect(counts.rows / (figures.received / 1_000)).toBeLessThanOrEqual(BUDGET.rowsPerThousand);
  expect(growth).toBeLessThanOrEqual(BUDGET.heapGrowth);
});
