import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetsOf, spanIn } from './windowed-list.tsx';

test('the span is what touches the stretch', () => {
  const offsets = offsetsOf([10, 20, 20, 10]);
  expect(offsets).toEqual([0, 10, 30, 50, 60]);
  expect(spanIn(offsets, 0, 10)).toEqual({ first: 0, end: 1 });
  expect(spanIn(offsets, 12, 31)).toEqual({ first: 1, end: 3 });
  expect(spanIn(offsets, -100, 500)).toEqual({ first: 0, end: 4 });
  expect(spanIn(offsets, 500, 600)).toEqual({ first: 4, end: 4 });
  expect(spanIn(offsets, -50, -10)).toEqual({ first: 0, end: 0 });
});

test('an item is in the span exactly when it touches the stretch', () => {
  const heights = fc.array(fc.integer({ min: 1, max: 80 }), { maxLength: 60 });
  const y = fc.integer({ min: -200, max: 4_000 });
  fc.assert(
    fc.property(heights, y, fc.integer({ min: 1, max: 900 }), (list, top, height) => {
      const offsets = offsetsOf(list);
      const { first, end } = spanIn(offsets, top, top + height);
      for (const [index, own] of list.entries()) {
        const begins = offsets[index] ?? 0;
        const touches = begins < top + height && begins + own > top;
        expect(index >= first && index < end).toBe(touches);
      }
    }),
  );
});
