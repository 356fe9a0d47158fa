import { expect, test } from 'vitest';
import { flightThrough, onScreen, scaleAt, VIEW } from './pitch-projection.ts';

test('the whole pitch is inside the drawing', () => {
  for (const x of [0, 50, 100]) {
    for (const y of [0, 50, 100]) {
      const point = onScreen({ x, y });
      expect(point.x).toBeGreaterThan(0);
      expect(point.x).toBeLessThan(VIEW.width);
      expect(point.y).toBeGreaterThan(0);
      expect(point.y).toBeLessThan(VIEW.height);
    }
  }
});

test('straight lines stay straight', () => {
  const [a, b, c] = [0, 37, 100].map((y) => onScreen({ x: 20, y }));
  if (!a || !b || !c) throw new Error('three points');
  const cross = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  expect(Math.abs(cross)).toBeLessThan(1e-6);
});

test('home attacks to the right, the far touchline is the shorter one', () => {
  expect(onScreen({ x: 90, y: 50 }).x).toBeGreaterThan(onScreen({ x: 10, y: 50 }).x);
  const widthAt = (y: number) => onScreen({ x: 100, y }).x - onScreen({ x: 0, y }).x;
  expect(widthAt(0)).toBeLessThan(widthAt(100));
});

test('a ball flies in a low arc and lands at its target', () => {
  const [from, to] = [onScreen({ x: 20, y: 50 }), onScreen({ x: 60, y: 50 })];
  const [, peak = '', end = ''] = /Q[\d.]+ ([\d.]+) ([\d.]+ [\d.]+)$/.exec(
    flightThrough([
      { x: 20, y: 50 },
      { x: 60, y: 50 },
    ]),
  ) ?? ['', '', ''];
  expect(Number(peak)).toBeLessThan(from.y);
  expect(end).toBe(`${Math.round(to.x * 10) / 10} ${Math.round(to.y * 10) / 10}`);
  expect([flightThrough([]), flightThrough([{ x: 20, y: 50 }])].map((path) => path.includes('Q'))).toEqual([
    false,
    false,
  ]);
});

test('things far off are smaller', () => {
  expect(scaleAt(100)).toBe(1);
  expect(scaleAt(0)).toBeLessThan(scaleAt(50));
});
