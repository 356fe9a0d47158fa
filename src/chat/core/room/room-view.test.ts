import { map } from 'rxjs';
import { test } from 'vitest';
import type { ConnectionView } from '#contract/community/chat/feed.ts';
import { appError } from '#contract/errors.ts';
import { serverTime } from '#contract/units/time.ts';
import { calmSwitches, openStatus } from '#tests/fixtures/chat/memory-room.ts';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import type { PollEvent } from '../polling/poll.ts';
import { connectionOf, roomView } from './room-view.ts';
import type { RoomState } from './room-watch.ts';

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
