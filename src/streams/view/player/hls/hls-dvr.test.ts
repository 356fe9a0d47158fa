import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DatedFragment, positionAt, shiftAt, timeAt } from './hls-dvr.ts';

const NOON = Date.UTC(2026, 2, 1, 12);
const HOUR_MS = 3_600_000;

/** A playlist of two-second fragments; the encoder's clock is set by `jumps` before those fragments, ms. */
function playlist(count: number, jumps: ReadonlyMap<number, number> = new Map()): readonly DatedFragment[] {
  let off = 0;
  return Array.from({ length: count }, (_, at) => {
    off += jumps.get(at) ?? 0;
    return { start: at * 2, duration: 2, programDateTime: NOON + at * 2_000 + off };
  });
}

test('[7.18] an encoder clock set back an hour yields one rising time', () => {
  const fragments = playlist(10, new Map([[5, -HOUR_MS]]));
  const edge = timeAt(fragments, 18) ?? 0;
  expect([0, 9, 10, 11].map((position) => edge - (timeAt(fragments, position) ?? 0))).toEqual([
    18_000, 9_000, 8_000, 7_000,
  ]);
  expect(positionAt(fragments, edge - 16_000)).toBe(2);
});

test('[7.18] times and places are each other’s inverse over any corrections backwards', () => {
  const jump = fc.tuple(fc.integer({ min: 1, max: 29 }), fc.integer({ min: -5 * HOUR_MS, max: -10_000 }));
  fc.assert(
    fc.property(fc.array(jump, { maxLength: 4 }), fc.integer({ min: 0, max: 598 }), (jumps, tenths) => {
      const fragments = playlist(30, new Map(jumps));
      const position = tenths / 10;
      const filmedAt = timeAt(fragments, position) ?? Number.NaN;
      expect(positionAt(fragments, filmedAt)).toBeCloseTo(position, 3);
      expect((timeAt(fragments, 60) ?? 0) - filmedAt).toBeCloseTo((60 - position) * 1_000, 3);
    }),
  );
});

test('[7.18] dates before a correction are shifted, later ones are not', () => {
  const fragments = playlist(10, new Map([[5, -HOUR_MS]]));
  expect([0, 9, 10, 18].map((position) => shiftAt(fragments, position))).toEqual([-HOUR_MS, -HOUR_MS, 0, 0]);
  expect(shiftAt(playlist(10), 4)).toBe(0);
});

test('a gap of an hour in the video stays in its dates', () => {
  const fragments = playlist(10, new Map([[5, HOUR_MS]]));
  expect((timeAt(fragments, 10) ?? 0) - (timeAt(fragments, 9) ?? 0)).toBe(HOUR_MS + 1_000);
});

test('a playlist without dates has no times', () => {
  const fragments = [{ start: 0, duration: 2, programDateTime: null }];
  expect([timeAt(fragments, 0), positionAt(fragments, NOON), timeAt([], 0)]).toEqual([null, null, null]);
});
