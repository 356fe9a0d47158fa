import { expect, test } from 'vitest';
import { growth } from './growth.ts';
import type { Memory } from './memory.ts';

const reading = (rendererMb: number): Memory => ({
  pageHeapMb: 10,
  workerHeapMb: 8,
  nodes: 2_000,
  listeners: 700,
  rendererMb,
  browserMb: 200,
});

test('growth is read from the median of each end, despite outliers', () => {
  const readings = [100, 101, 900, 99, 100, 130, 140, 150, 99, 140, 109, 110, 111, 110, 300].map(reading);
  expect(growth(readings, 'rendererMb')).toEqual({ first: 100, last: 110, percent: expect.closeTo(10) });
  expect(growth(readings, 'pageHeapMb').percent).toBe(0);
});
