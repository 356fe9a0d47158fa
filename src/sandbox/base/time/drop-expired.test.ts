import { expect, test } from 'vitest';
import { dropExpired } from './drop-expired.ts';

const NEVER = Number.MAX_SAFE_INTEGER;

test('expired entries are removed and later ones stay', () => {
  const entries = new Map([
    ['old', { until: 10 }],
    ['new', { until: 20 }],
  ]);
  dropExpired(entries, 10);
  expect([...entries.keys()]).toEqual(['new']);
});

test('entries that strangers add without end stay below the limit', () => {
  const entries = new Map<string, { readonly until: number }>();
  for (let key = 0; key < 30_000; key += 1) {
    dropExpired(entries, 0);
    entries.set(String(key), { until: NEVER });
  }
  expect(entries.size).toBe(20_000);
  expect(entries.has('29999')).toBe(true);
});
