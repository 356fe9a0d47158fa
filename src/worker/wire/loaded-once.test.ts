import { expect, test, vi } from 'vitest';
import { firstCalls } from '#contract/book/first-calls.table.ts';
import { calls, fullCallBook } from '#contract/book/table.ts';
import { firstBook } from './loaded-once.ts';

test('the calls of a first visit match the table', () => {
  const loadRest = vi.fn<() => Promise<typeof fullCallBook>>(async () => fullCallBook);
  const book = firstBook(loadRest);
  const all: Readonly<Record<string, unknown>> = calls;
  for (const [name, call] of Object.entries(firstCalls)) {
    expect(book(name)).toBe(call);
    expect(all[name]).toBe(call);
  }
  expect(loadRest).not.toHaveBeenCalled();
});

test('any other call loads the rest of the table once', async () => {
  const loadRest = vi.fn<() => Promise<typeof fullCallBook>>(async () => fullCallBook);
  const book = firstBook(loadRest);
  expect(await Promise.all([book('vip.overview'), book('gift.config'), book('toString')])).toEqual([
    fullCallBook('vip.overview'),
    calls['gift.config'],
    undefined,
  ]);
  expect(loadRest).toHaveBeenCalledOnce();
});

test('a rest that fails to load is requested again', async () => {
  const loadRest = vi
    .fn<() => Promise<typeof fullCallBook>>(async () => fullCallBook)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const book = firstBook(loadRest);
  await expect(book('gift.config')).rejects.toMatchObject({ code: 'NETWORK_ABNORMAL' });
  expect(await book('gift.config')).toBe(calls['gift.config']);
});
