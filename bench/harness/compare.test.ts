import { expect, test } from 'vitest';
import { worseFigures } from './compare.ts';

const row = (subject: string, figures: Record<string, number>) => ({ subject, figures });

test('a low-is-better figure is worse when it grows by over a quarter', () => {
  const before = [row('room', { 'main %': 4, 'longest ms': 40 })];
  expect(worseFigures(before, [row('room', { 'main %': 6, 'longest ms': 44 })])).toEqual([
    'room, main %: 4 → 6',
  ]);
});

test('a high-is-better figure is worse when it falls by over a quarter', () => {
  expect(worseFigures([row('room', { fps: 60 })], [row('room', { fps: 30 })])).toEqual([
    'room, fps: 60 → 30',
  ]);
  expect(worseFigures([row('room', { fps: 30 })], [row('room', { fps: 60 })])).toEqual([]);
});

test('rows of one subject are compared in order; new rows are not', () => {
  const before = [row('room', { 'main %': 1 }), row('room', { 'main %': 10 })];
  const now = [
    row('room', { 'main %': 1, 'cpu slower': 4 }),
    row('room', { 'main %': 10 }),
    row('peer', { 'main %': 90 }),
  ];
  expect(worseFigures(before, now)).toEqual([]);
});
