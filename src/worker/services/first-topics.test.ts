import { test } from 'vitest';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { storageView } from './first-topics.ts';

test('each subscriber triggers one storage test and receives its result once', () => {
  marblesOf('storage', ({ cold, expectObservable, expectSubscriptions }) => {
    const written = cold('--(n|)', { n: false });
    const view$ = storageView(() => written);
    expectObservable(view$, '^').toBe('--(n|)', { n: { isPersistent: false } });
    expectObservable(view$, '-----^').toBe('-------(n|)', { n: { isPersistent: false } });
    expectSubscriptions(written.subscriptions).toBe(['^-!', '-----^-!']);
  });
});
