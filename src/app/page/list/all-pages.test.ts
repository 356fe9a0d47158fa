import { expect, test } from 'vitest';
import { allPages } from './all-pages.ts';

/** Returns a stub platform with `count` entries. */
const holding = (count: number) => {
  const all = Array.from({ length: count }, (_, index) => index);
  return async (page: number, size: number) => {
    const start = (page - 1) * size;
    return { total: count, list: all.slice(start, start + size) };
  };
};

test.each([0, 1, 99, 100, 101, 250])('[7.15] %i lines are all read, each once, in order', async (count) => {
  const progress: number[] = [];
  const entries = await allPages(holding(count), (done) => progress.push(done));
  expect(entries).toEqual(Array.from({ length: count }, (_, i) => i));
  expect(progress.at(-1)).toBe(count);
});

test('[7.15] a total above the number of entries does not loop forever', async () => {
  const fetchPage = async () => ({ total: 10, list: [] });
  expect(await allPages(fetchPage, () => undefined)).toEqual([]);
});
