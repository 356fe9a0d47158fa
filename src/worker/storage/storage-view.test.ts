import { test } from 'vitest';
import { marblesOf } from '#tests/fixtures/time/marbles.ts';
import { storageView } from './storage-view.ts';

test('each reader has the storage tried, and learns once whether it keeps anything', () => {
  marblesOf('storage', ({ cold, expectObservable, expectSubscriptions }) => {
    const written = cold('--(n|)', { n: false });
    const view$ = storageView(() => written);
    expectObservable(view$, '^').toBe('--(n|)', { n: { kept: false } });
    expectObservable(view$, '-----^').toBe('-------(n|)', { n: { kept: false } });
    expectSubscriptions(written.subscriptions).toBe(['^-!', '-----^-!']);
  });
});
