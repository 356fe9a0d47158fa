import { expect, test } from 'vitest';
import { worseFigures } from './compare.ts';

const row = (subject: string, figures: Record<string, number>) => ({ subject, figures });

test('a figure that should be low is worse when it grows by more than a quarter', () => {
  const before = [row('room', { 'main %': 4, 'longest ms': 40 })];
  expect(worseFigures(before, [row('room', { 'main %': 6, 'longest ms': 44 })])).toEqual([
    'room, main %: 4 → 6',
  ]);
});

test('a figure that should be high is worse when it falls by more than a quarter', () => {
  expect(worseFigures([row('room', { fps: 60 })], [row('room', { fps: 30 })])).toEqual([
    'room, fps: 60 → 30',
  ]);
  expect(worseFigures([row('room', { fps: 30 })], [row('room', { fps: 60 })])).toEqual([]);
});

test('rows of the same subject are compared in their order, new rows and conditions are not compared', () => {
  const before = [row('room', { 'main %': 1 }), row('room', { 'main %': 10 })];
  const now = [
    row('room', { 'main %': 1, 'cpu slower': 4 }),
    row('room', { 'main %': 10 }),
    row('peer', { 'main %': 90 }),
  ];
  expect(worseFigures(before, now)).toEqual([]);
});
