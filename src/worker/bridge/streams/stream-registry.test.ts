import { asyncScheduler, defer, NEVER, type Observable, Subject, startWith, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import type { BoardItem } from '#contract/play/board/schema.ts';
import type { Coins } from '#contract/units/money.ts';
import { coins } from '#contract/units/money.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import type { TopicSources } from '#worker/topics.ts';
import { createStreamCounts, createStreamRegistry } from './stream-registry.ts';

const silent = (): Observable<never> => NEVER;

/** Sources for every topic, silent except the given ones. */
const sourcesWith = (some: Partial<TopicSources>): TopicSources => ({
  directives: silent,
  session: silent,
  captcha: silent,
  storage: silent,
  coins: silent,
  inbox: silent,
  commands: silent,
  orders: silent,
  order: silent,
  assets: silent,
  match: silent,
  odds: silent,
  board: silent,
  answers: silent,
  'chat.room': silent,
  'chat.feed': silent,
  'chat.danmaku': silent,
  'chat.blocks': silent,
  'chat.reading': silent,
  'gift.stage': silent,
  video: silent,
  'dev.figures': silent,
  'dev.recording': silent,
  ...some,
});

function registry(some: Partial<TopicSources>) {
  const counts = createStreamCounts();
  const failed: unknown[] = [];
  const streams = createStreamRegistry(sourcesWith(some), {
    scheduler: asyncScheduler,
    random: () => 0,
    counts,
    report: (thrown) => failed.push(thrown),
  });
  return { counts, failed, streams };
}

/** A reader that shows its first batch only when it is let go. */
function slowReader() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { onBatch: () => promise, release: resolve };
}

const turn = () => new Promise<void>((resolve) => queueMicrotask(resolve));

test('items replaced before the reader took them are counted as superseded', async () => {
  const coins$ = new Subject<Coins | null>();
  const { counts, streams } = registry({ coins: () => coins$ });
  const { onBatch, release } = slowReader();
  const id = await streams.openStream('coins', null, onBatch);
  coins$.next(coins(1n));
  await turn();
  for (const amount of [2n, 3n, 4n]) coins$.next(coins(amount));
  release();
  await turn();
  await turn();
  expect(counts).toEqual({ open: 1, superseded: 2, skipped: 0 });
  await streams.closeStream(id);
  expect(counts.open).toBe(0);
});

test('items of a list whose reader lags far behind count as skipped', async () => {
  const rows$ = new Subject<BoardItem>();
  const fullBoard: BoardItem = { is: 'whole', rows: [] };
  const { counts, streams } = registry({ board: () => rows$.pipe(startWith(fullBoard)) });
  const { onBatch, release } = slowReader();
  await streams.openStream('board', { sport: 'football', scope: 'live', day: null }, onBatch);
  await turn();
  for (let change = 0; change < 61; change += 1) rows$.next({ is: 'changed', rows: [], gone: [] });
  release();
  await turn();
  await turn();
  expect(counts).toEqual({ open: 1, superseded: 0, skipped: 61 });
});

test('a failing source is reported and reopened, and the page’s stream continues', async () => {
  const time = virtualTime();
  const failed: unknown[] = [];
  const shown: (Coins | null)[] = [];
  const broken = new Error('a part of the core that does not load');
  const opened: Subject<Coins | null>[] = [];
  const source = () => {
    const coins$ = new Subject<Coins | null>();
    opened.push(coins$);
    return coins$;
  };
  const streams = createStreamRegistry(sourcesWith({ coins: source }), {
    scheduler: time.scheduler,
    random: () => 0,
    counts: createStreamCounts(),
    report: (thrown) => failed.push(thrown),
  });
  await streams.openStream('coins', null, async ({ items }) => void shown.push(...items));
  opened[0]?.next(coins(1n));
  await time.advance(0);
  opened[0]?.error(broken);
  await time.advance(60_000);
  expect([failed, opened.length]).toEqual([[broken], 2]);
  opened[1]?.next(coins(2n));
  await time.advance(0);
  expect(shown).toEqual([coins(1n), coins(2n)]);
  streams.closeAll();
});

/** Returns the items a stream of the coins has emitted. */
async function coinsOf(streams: ReturnType<typeof registry>['streams']) {
  const seen: (Coins | null)[] = [];
  const id = await streams.openStream('coins', null, async ({ items }) => void seen.push(...items));
  return { seen, close: () => streams.closeStream(id) };
}

test('a preopened stream begins with its buffered items, read once', async () => {
  const source$ = new Subject<Coins>();
  let opened = 0;
  const { streams } = registry({
    coins: () =>
      defer(() => {
        opened += 1;
        return source$;
      }),
  });
  await streams.foreseeTopic('coins', null);
  await streams.foreseeTopic('coins', null);
  source$.next(coins(1));
  const { seen, close } = await coinsOf(streams);
  await expect.poll(() => seen).toEqual([coins(1)]);
  source$.next(coins(2));
  await expect.poll(() => seen).toEqual([coins(1), coins(2)]);
  expect(opened).toBe(1);
  await close();
  expect(source$.observed).toBe(false);
});

test('a preopened stream that failed is reopened when it is opened', async () => {
  const source$ = new Subject<Coins>();
  let fails = true;
  const { streams } = registry({ coins: () => (fails ? throwError(() => new Error('once')) : source$) });
  await streams.foreseeTopic('coins', null);
  fails = false;
  const { seen } = await coinsOf(streams);
  source$.next(coins(3));
  await expect.poll(() => seen).toEqual([coins(3)]);
  const alone$ = new Subject<Coins>();
  const other = registry({ coins: () => alone$ });
  await other.streams.foreseeTopic('coins', null);
  expect(alone$.observed).toBe(true);
  other.streams.closeAll();
  expect(alone$.observed).toBe(false);
});

test('an unknown topic is not preopened', async () => {
  const { streams } = registry({});
  await expect(streams.foreseeTopic(Object('toString'), Object())).rejects.toMatchObject({
    code: 'BAD_INPUT',
  });
});

test('a source that failed before it was opened is reopened silently', async () => {
  let opened = 0;
  const { failed, streams } = registry({
    coins: () => {
      opened += 1;
      return opened === 1 ? throwError(() => new Error('down')) : NEVER.pipe(startWith(coins(7)));
    },
  });
  streams.foreseeTopic('coins', null);
  const items: unknown[] = [];
  streams.openStream('coins', null, async (batch) => void items.push(...batch.items));
  await expect.poll(() => items).toEqual([coins(7)]);
  expect(opened).toBe(2);
  expect(failed).toEqual([]);
  streams.closeAll();
});
