import { BehaviorSubject, map, NEVER, of, Subject } from 'rxjs';
import { expect, onTestFinished, test } from 'vitest';
import { createChatCounts } from '#contract/community/chat/counts.ts';
import { type RoomRef, roomFromPath } from '#contract/community/room/room-ref.ts';
import type { RoomFigures, WireFailure } from '#contract/community/room-figures.ts';
import { serverTime } from '#contract/units/time.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { virtualTime } from '#tests/fixtures/time/virtual-time.ts';
import { createServerClock } from '#worker/clock/server-clock.ts';
import { roomFigures } from './figures.ts';

function stage(room: RoomRef | null = roomFromPath('match', '1001')) {
  const { scheduler, advance } = virtualTime();
  const clock = createServerClock({ monotonic: () => scheduler.now(), wallClock: () => scheduler.now() });
  const counts = createChatCounts();
  const tookMs$ = new Subject<number>();
  const leads$ = new BehaviorSubject(true);
  const lastFailures$ = new BehaviorSubject<readonly WireFailure[]>([]);
  let streams = { open: 0, superseded: 0, skipped: 0 };
  let figures: RoomFigures | null = null;
  const watching = roomFigures(
    {
      inside: () => of({ counts, leads$, tookMs$ }),
      origin: () => 'https://api.example',
      playing: () => null,
      streams: () => streams,
      lastFailures$,
      clock,
      scheduler,
    },
    room,
  ).subscribe((next) => {
    figures = next;
  });
  onTestFinished(() => watching.unsubscribe());
  const read = (): RoomFigures => {
    if (figures === null) throw new Error('nothing was told');
    return figures;
  };
  const setStreams = (next: typeof streams) => {
    streams = next;
  };
  return { advance, counts, tookMs$, leads$, troubles$: lastFailures$, setStreams, read };
}

test('counts of the room and their growth are emitted every second', async () => {
  const { advance, counts, leads$, tookMs$, read } = stage();
  await advance(0);
  expect(read().chat).toMatchObject({ received: 0, perSecond: 0, leads: true, polls: { count: 0 } });
  for (let second = 0; second < 5; second += 1) {
    counts.received += 4;
    tookMs$.next(100 * (second + 1));
    await advance(1_000);
  }
  expect(read().chat).toMatchObject({
    received: 20,
    perSecond: 4,
    polls: { count: 5, p50Ms: 300, p99Ms: 500 },
  });
  leads$.next(false);
  await advance(1_000);
  expect(read().chat?.leads).toBe(false);
});

test('network trouble is shown at once', async () => {
  const { advance, troubles$, read } = stage();
  await advance(0);
  const failure = { at: serverTime(5), path: '/api/chat', code: 'TIMEOUT', status: null } as const;
  troubles$.next([failure]);
  expect(read().wire).toMatchObject({ origin: 'https://api.example', synced: false, failures: [failure] });
});

test('items the page streams dropped are counted once a second', async () => {
  const { advance, setStreams, read } = stage(null);
  await advance(0);
  setStreams({ open: 4, superseded: 7, skipped: 60 });
  await advance(1_000);
  expect(read().streams).toEqual({ open: 4, superseded: 7, skipped: 60 });
});

test('outside of a room there are no chat figures', async () => {
  const { advance, read } = stage(null);
  await advance(1_000);
  expect(read()).toMatchObject({ chat: null, wire: { origin: 'https://api.example' }, play: null });
});

test('figures are read at once, every second, and when a call fails', () => {
  marblesOf('dev.figures', ({ cold, expectObservable }, scheduler) => {
    const clock = createServerClock({ monotonic: () => scheduler.now(), wallClock: () => scheduler.now() });
    const failure = { at: serverTime(5), path: '/api/chat', code: 'TIMEOUT', status: null } as const;
    const figures$ = roomFigures(
      {
        inside: () => NEVER,
        origin: () => 'https://api.example',
        playing: () => null,
        streams: () => ({ open: Math.floor(scheduler.now() / 1_000), superseded: 0, skipped: 0 }),
        lastFailures$: cold('n 1499ms t', { n: [], t: [failure] }),
        clock,
        scheduler,
      },
      null,
    );
    const read$ = figures$.pipe(map(({ streams, wire }) => [streams.open, wire.failures.length]));
    expectObservable(read$, '2500ms !').toBe('a 999ms b 499ms c 499ms d', {
      a: [0, 0],
      b: [1, 0],
      c: [1, 1],
      d: [2, 1],
    });
  });
});
