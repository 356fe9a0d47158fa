import { map, Subject, VirtualTimeScheduler } from 'rxjs';
import { expect, test } from 'vitest';
import { giftContent, message } from '#tests/fixtures/chat/chat-messages.ts';
import { marbles } from '#tests/fixtures/time/marbles.ts';
import { type Arrival, smooth } from './intake.ts';

const texts = (...seqs: number[]) => seqs.map((seq) => message({ seq }));
const isGift = ({ content }: { content: { kind: string } }) => content.kind === 'gift';
const seqsOf = map((messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq).join(' '));

test('a burst of four is spread over the second before polling again', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const arrivals = { a: { messages: texts(1, 2, 3, 4), spreadMs: 1_000 } };
    const out$ = hot<Arrival>('a', arrivals).pipe(smooth(isGift, scheduler), seqsOf);
    expectObservable(out$).toBe('250ms a 249ms b 249ms c 249ms d', { a: '1', b: '2', c: '3', d: '4' });
  });
});

test('a gift jumps the queue', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const gift = message({ seq: 9, content: giftContent('c') });
    const arrivals = { a: { messages: [...texts(1, 2), gift], spreadMs: 1_000 } };
    const out$ = hot<Arrival>('a', arrivals).pipe(smooth(isGift, scheduler), seqsOf);
    expectObservable(out$).toBe('g 499ms a 499ms b', { g: '9', a: '1', b: '2' });
  });
});

test('the next arrival lets go of what still waits, first', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const arrivals = {
      a: { messages: texts(1, 2), spreadMs: 1_000 },
      b: { messages: texts(3), spreadMs: 0 },
    };
    const out$ = hot<Arrival>('a 599ms b', arrivals).pipe(smooth(isGift, scheduler), seqsOf);
    expectObservable(out$).toBe('500ms a 99ms b', { a: '1', b: '2 3' });
  });
});

test('a busy or hidden room is not smoothed', () => {
  marbles(({ hot, expectObservable }, scheduler) => {
    const arrivals = { a: { messages: texts(1, 2, 3), spreadMs: 0 } };
    expectObservable(hot<Arrival>('a', arrivals).pipe(smooth(isGift, scheduler), seqsOf)).toBe('a', {
      a: '1 2 3',
    });
  });
});

test('a room entered again begins without what an earlier visit left waiting', () => {
  const scheduler = new VirtualTimeScheduler();
  const arrivals$ = new Subject<Arrival>();
  const waiting: number[] = [];
  const room$ = arrivals$.pipe(
    smooth(isGift, scheduler, (count) => waiting.push(count)),
    seqsOf,
  );
  room$.subscribe().unsubscribe();
  const firstViewer = room$.subscribe();
  arrivals$.next({ messages: texts(1, 2, 3), spreadMs: 1_000 });
  firstViewer.unsubscribe();
  expect(waiting.at(-1)).toBe(0);
  const seen: string[] = [];
  room$.subscribe((seqs) => seen.push(seqs));
  arrivals$.next({ messages: texts(1_000), spreadMs: 0 });
  expect(seen).toEqual(['1000']);
});
