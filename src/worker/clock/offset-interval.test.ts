import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TimeSample } from '#worker/wire/wire-ports.ts';
import { agreeing, intersection } from './server-clock.ts';

const delay = fc.integer({ min: 0, max: 3_000 });
const legs = fc.array(fc.record({ up: delay, down: delay, gap: fc.integer({ min: 0, max: 90_000 }) }), {
  minLength: 1,
  maxLength: 20,
});

/** Samples of a server that is `offset` ahead, in whole `step` ms. */
function measured(offset: number, step: number, trips: readonly { up: number; down: number; gap: number }[]) {
  let mono = 0;
  return trips.map(({ up, down, gap }): TimeSample => {
    const sentAt = mono + gap;
    const receivedAt = sentAt + up + down;
    mono = receivedAt;
    return { sentAt, receivedAt, server: Math.floor((sentAt + up + offset) / step) * step };
  });
}

test('[9.02] the true offset always lies in the interval', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e12, max: 1e12 }),
      fc.constantFrom(1, 1_000),
      legs,
      (offset, step, trips) => {
        const samples = measured(offset, step, trips);
        const mono = samples.at(-1)?.receivedAt ?? 0;
        const proved = intersection(agreeing(samples, mono), mono);
        expect(proved?.low).toBeLessThanOrEqual(offset);
        expect(proved?.high).toBeGreaterThanOrEqual(offset);
      },
    ),
  );
});

test('more samples never widen what is proved', () => {
  const samples = measured(5_000, 1, [
    { up: 40, down: 300, gap: 0 },
    { up: 300, down: 40, gap: 0 },
  ]);
  const both = intersection(samples, 680);
  const lastOnly = intersection(samples.slice(1), 680);
  expect((both?.high ?? 0) - (both?.low ?? 0)).toBeLessThan((lastOnly?.high ?? 0) - (lastOnly?.low ?? 0));
});

test('samples from before the clock changed are forgotten', () => {
  const before = measured(5_000, 1, [{ up: 10, down: 10, gap: 0 }]);
  const after = { sentAt: 1_000, receivedAt: 1_020, server: 1_010 + 900_000 };
  expect(agreeing([...before, after], 1_020)).toEqual([after]);
});

test('eight samples are stored, sixteen of a server that sends whole seconds', () => {
  const trips = Array.from({ length: 30 }, () => ({ up: 10, down: 10, gap: 7 }));
  expect(agreeing(measured(3, 1, trips), 810)).toHaveLength(8);
  expect(agreeing(measured(3, 1_000, trips), 810)).toHaveLength(16);
});

test('samples that agree on a single offset prove it', () => {
  const samples = [
    { sentAt: 0, receivedAt: 0, server: 1_001 },
    { sentAt: 0, receivedAt: 0, server: 1_000 },
  ];
  expect(intersection(samples, 0)).toEqual({ low: 1_001, high: 1_001 });
});
