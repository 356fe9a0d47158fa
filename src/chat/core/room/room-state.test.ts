import { map, NEVER, type Observable } from 'rxjs';
import type { TestScheduler } from 'rxjs/testing';
import { test } from 'vitest';
import type { ConnectionView } from '#contract/community/chat/feed.ts';
import { appError } from '#contract/errors.ts';
import { serverTime } from '#contract/units/time.ts';
import { roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { calmSwitches, memoryRoom, openStatus } from '#tests/fixtures/chat/memory-room.ts';
import { marbles, marblesOf } from '#tests/fixtures/time/marbles.ts';
import type { PollEvent } from '../polling/poll.ts';
import { connectionOf, type RoomState, roomView, watchRoom } from './room-state.ts';

/** Creates a room on marble time; each response takes 20 ms, every random number is in the middle. */
const roomIn = (scheduler: TestScheduler) =>
  memoryRoom({
    scheduler,
    clock: { now: () => serverTime(scheduler.now()), mono: () => scheduler.now() },
  });

const states = (room: ReturnType<typeof memoryRoom>, refresh$: Observable<unknown> = NEVER) =>
  watchRoom(room.ports, roomNo, refresh$).pipe(map(({ is }) => is.charAt(0)));

test('a room is looked at again every ten seconds', () => {
  marbles(({ expectObservable }, scheduler) => {
    expectObservable(states(roomIn(scheduler)), '25s !').toBe('20ms o 10019ms o 10019ms o');
  });
});

test('a hidden page looks once a minute', () => {
  marbles(({ expectObservable }, scheduler) => {
    const room = roomIn(scheduler);
    room.hide(true);
    expectObservable(states(room), '70s !').toBe('20ms o 60019ms o');
  });
});

test('a change signal triggers a check at once', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    expectObservable(states(roomIn(scheduler), hot('5s r')), '9s !').toBe('20ms o 4999ms o');
  });
});

test('a failed room is rechecked within 1.5 s or on life signs', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const room = roomIn(scheduler);
    room.state.failing = appError('TIMEOUT');
    cold('1100ms s').subscribe(() => room.sign('online'));
    expectObservable(states(room), '1400ms !').toBe('20ms f 919ms f 329ms f');
  });
});

test('[3.11] an existing room counts as removed after two missing responses', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const room = roomIn(scheduler);
    cold('5s g').subscribe(() => {
      room.state.status = null;
    });
    expectObservable(states(room), '12s !').toBe('20ms o 10019ms o 919ms u');
  });
});

test('a later failure preserves the known state', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const room = roomIn(scheduler);
    cold('5s c').subscribe(() => {
      room.state.status = { ...openStatus, open: false };
    });
    cold('15s f').subscribe(() => {
      room.state.failing = appError('TIMEOUT');
    });
    expectObservable(states(room), '25s !').toBe('20ms o 10019ms c 10019ms c');
  });
});

const EVENTS: Readonly<Record<string, PollEvent>> = {
  h: { is: 'history', messages: [] },
  a: { is: 'arrival', messages: [], afterSeq: 0, floorSeq: 0, spreadMs: 0 },
  t: { is: 'trouble', error: appError('TIMEOUT') },
  n: { is: 'trouble', error: appError('NETWORK_ABNORMAL') },
};

test('trouble lasts from its first event until a response', () => {
  marblesOf('chat.room', ({ hot, expectObservable }, scheduler) => {
    const clock = { now: () => serverTime(scheduler.now()), mono: () => scheduler.now() };
    const connection$ = connectionOf(hot('-h-t-n-a-a', EVENTS), clock);
    const troubled = (code: 'TIMEOUT' | 'NETWORK_ABNORMAL'): ConnectionView => ({
      is: 'troubled',
      code,
      sinceMs: 3,
    });
    expectObservable(connection$).toBe('f--t-n-f', {
      f: { is: 'fine' },
      t: troubled('TIMEOUT'),
      n: troubled('NETWORK_ABNORMAL'),
    });
  });
});

test('only an open or closed room shows its connection', () => {
  marblesOf('chat.room', ({ hot, cold, expectObservable }) => {
    const states: Readonly<Record<string, RoomState>> = {
      o: { is: 'open', status: openStatus, switches: calmSwitches },
      h: { is: 'hidden' },
    };
    const connection$ = cold<ConnectionView>('f--t', {
      f: { is: 'fine' },
      t: { is: 'troubled', code: 'TIMEOUT', sinceMs: 3 },
    });
    const view$ = roomView(hot('-o---h', states), connection$, cold<null>('-'));
    const shown$ = view$.pipe(
      map((view) => ('connection' in view ? `${view.is} ${view.connection.is}` : view.is)),
    );
    expectObservable(shown$).toBe('lo-t-h', {
      l: 'loading',
      o: 'open fine',
      t: 'open troubled',
      h: 'hidden',
    });
  });
});
