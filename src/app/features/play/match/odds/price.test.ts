import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endTogether } from './price.tsx';

const AFTER_MS = 3_000;
const ended: string[] = [];
const end = (name: string) => () => void ended.push(name);

beforeEach(() => {
  vi.useFakeTimers();
  ended.length = 0;
});
afterEach(() => vi.useRealTimers());

test('nearby ends share one timer that never fires early', () => {
  vi.advanceTimersByTime(10);
  endTogether(AFTER_MS, end('first'));
  vi.advanceTimersByTime(20);
  endTogether(AFTER_MS, end('second'));
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(AFTER_MS - 1);
  expect(ended).toEqual([]);
  vi.advanceTimersByTime(101);
  expect(ended).toEqual(['first', 'second']);
});

test('a cancelled end does not fire, and the others do', () => {
  const cancelEnd = endTogether(AFTER_MS, end('taken back'));
  endTogether(AFTER_MS, end('other'));
  cancelEnd();
  vi.advanceTimersByTime(AFTER_MS + 100);
  expect(ended).toEqual(['other']);
});
