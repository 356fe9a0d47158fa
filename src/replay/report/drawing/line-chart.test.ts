import { expect, test } from 'vitest';
import { legend, lineChart, pathOf } from './line-chart.ts';
import { linearScale } from './scales.ts';

const x = linearScale(10, { from: 0, to: 100 });
const y = linearScale(10, { from: 100, to: 0 });
const axis = (scale: typeof x) => ({ scale, text: String });

test('a line is interrupted where nothing was measured', () => {
  expect(pathOf([[0, 0], [5, 5], null, [10, 10]], x, y)).toBe('M0.0 100.0L50.0 50.0M100.0 0.0');
});

test('a single point is drawn as a dot', () => {
  const chart = lineChart({
    label: 'a < b',
    lines: [{ name: 'one', ink: 'green', points: [null, [5, 5], null] }],
    x: axis(x),
    y: axis(y),
  });
  expect(chart.markup).toContain('<circle class="dot green" cx="50.0" cy="50.0"');
  expect(chart.markup).toContain('aria-label="a &lt; b"');
});

test('names in a legend are escaped', () => {
  expect(legend([{ name: '<b>', ink: 'blue' }]).markup).toContain('&lt;b&gt;');
});
