import { map, NEVER, type Observable } from 'rxjs';
import type { TestScheduler } from 'rxjs/testing';
import { test } from 'vitest';
import { appError } from '#contract/errors.ts';
import { serverTime } from '#contract/units/time.ts';
import { roomNo } from '#tests/fixtures/chat/chat-messages.ts';
import { memoryRoom, openStatus } from '#tests/fixtures/chat/memory-room.ts';
import { marbles } from '#tests/fixtures/time/marbles.ts';
import { watchRoom } from './room-watch.ts';

/** A room in the time of a drawing; each answer takes 20 ms, every drawn number is in the middle. */
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

test('what says that something changed brings a look at once', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    expectObservable(states(roomIn(scheduler), hot('5s r')), '9s !').toBe('20ms o 4999ms o');
  });
});

test('a room that failed is looked at again within 1.5 s, and sooner after a sign of life', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const room = roomIn(scheduler);
    room.state.failing = appError('TIMEOUT');
    cold('1100ms s').subscribe(() => room.sign('online'));
    expectObservable(states(room), '1400ms !').toBe('20ms f 919ms f 329ms f');
  });
});

test('[3.11] a room that was there and is said not to exist is believed gone at the second word', () => {
  marbles(({ cold, expectObservable }, scheduler) => {
    const room = roomIn(scheduler);
    cold('5s g').subscribe(() => {
      room.state.status = null;
    });
    expectObservable(states(room), '12s !').toBe('20ms o 10019ms o 919ms u');
  });
});

test('a failure later on keeps what is known', () => {
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
