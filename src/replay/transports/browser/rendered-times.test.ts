import { expect, test } from 'vitest';
import { histogramOf } from '#replay/measure/histogram.ts';
import type { Recorded } from '#replay/measure/room-record.ts';
import { createRenderedTimes } from './page-monitor.ts';

test('a row on screen counts once its send is in the record', () => {
  const record: Recorded[] = [];
  const times = createRenderedTimes(
    () => record,
    (n, at) => at - n * 100,
  );
  times.rowsAppeared([
    { order: 5, at: 250 },
    { order: 6, at: 260 },
  ]);
  expect(times.state().count).toBe(0);
  record.push({ seq: 5, n: 1 }, { seq: 7, n: 2 });
  times.rowsAppeared([]);
  expect(times.state()).toMatchObject({ count: 1, sumUs: 150_000 });
  times.rowsAppeared([
    { order: 7, at: 500 },
    { order: 5, at: 900 },
  ]);
  const { count, maxUs } = times.state();
  expect(count).toBe(2);
  expect(histogramOf({ ...times.state() }).maxMs).toBe(maxUs / 1_000);
  expect(maxUs).toBe(300_000);
});
