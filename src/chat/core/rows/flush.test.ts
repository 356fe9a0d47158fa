import { map } from 'rxjs';
import { test } from 'vitest';
import { marbles } from '#tests/fixtures/time/marbles.ts';
import { flushTimes, type Urgency } from './flush.ts';

const values: Record<string, Urgency> = { o: 'other', m: 'own' };

test('a change in a quiet room is emitted a frame later', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    expectObservable(flushTimes(hot<Urgency>('5ms o', values), scheduler)).toBe('5ms 16ms o', values);
  });
});

test('changes that come together are emitted together', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    expectObservable(flushTimes(hot<Urgency>('(ooo) 4ms o', values), scheduler)).toBe('16ms o', values);
  });
});

test('changes of a busy room are emitted a quarter second apart', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const every20ms = Array.from({ length: 30 }, () => 'o 19ms ').join('');
    const times$ = flushTimes(hot<Urgency>(every20ms, values), scheduler).pipe(map(() => scheduler.now()));
    const expected = '16ms a 249ms b 249ms c 249ms d';
    expectObservable(times$).toBe(expected, { a: 16, b: 266, c: 516, d: 766 });
  });
});

test('own messages flush at once, and later others wait', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const changes$ = hot<Urgency>('m 9ms o', values);
    expectObservable(flushTimes(changes$, scheduler)).toBe('m 249ms o', values);
  });
});
