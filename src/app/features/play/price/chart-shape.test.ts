import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PriceHistory } from '#contract/play/price/schema.ts';
import { AREA, chartShape } from './chart-shape.ts';

type Wire = v.InferInput<typeof PriceHistory>;

const history = (change: Partial<Wire>): PriceHistory =>
  v.parse(PriceHistory, {
    venue: 'YBTY',
    venueName: '云豹体育',
    from: 0,
    to: 1_000,
    kickOffAt: 0,
    isLive: true,
    isOver: false,
    everyMs: 100,
    points: [],
    goals: [],
    marks: [],
    ...change,
  });

test('[3.10] a price line is made of level and upright steps only', () => {
  const points = [
    { at: 0, odds: '1.60' },
    { at: 500, odds: '1.40' },
  ];
  const shape = chartShape(history({ points }), null);
  expect(shape?.runs.map(({ line }) => line)).toEqual(['M40 24V24H192V150H344']);
  expect(shape?.end).toEqual({ x: AREA.right, y: AREA.bottom });
});

test('[3.10] a suspension is a gap between two lines', () => {
  const points = [
    { at: 0, odds: '1.60' },
    { at: 250, odds: null },
    { at: 500, odds: '1.40' },
    { at: 750, odds: null },
  ];
  const shape = chartShape(history({ points }), null);
  expect(shape?.runs.map(({ line }) => line)).toEqual(['M40 24V24H116', 'M192 150V150H268']);
  expect(shape?.end).toBeNull();
});

test('[3.10] the own price widens the scale to its line', () => {
  const points = [{ at: 0, odds: '1.42' }];
  const shape = chartShape(history({ points }), 2.06);
  const heights = shape?.prices.map(({ odds }) => odds) ?? [];
  expect(Math.max(...heights)).toBeGreaterThanOrEqual(2.06);
  expect(shape?.ownY).toBeLessThan(shape?.end?.y ?? 0);
});

test('[3.10] goals too close for two labels keep the last one', () => {
  const goals = [100, 110, 900].map((at, index) => ({ at, minute: index, home: index + 1, away: 0 }));
  const shape = chartShape(history({ points: [{ at: 0, odds: '2.00' }], goals }), null);
  expect(shape?.goals.map(({ score, isLabelled }) => [score, isLabelled])).toEqual([
    ['1:0', false],
    ['2:0', true],
    ['3:0', true],
  ]);
});

test('[3.10] a span without an open price has no chart', () => {
  expect(chartShape(history({ points: [{ at: 0, odds: null }] }), null)).toBeNull();
});
