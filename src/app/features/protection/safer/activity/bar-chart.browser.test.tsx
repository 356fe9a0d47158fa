import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { startMode } from '#app/theme/mode.ts';
import { mount } from '#tests/fixtures/mount.tsx';
import { BarChart } from './bar-chart.tsx';

const emulate = (scheme: 'light' | 'dark' | '') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: scheme }] });

afterEach(() => emulate(''));

test('the chart is drawn again when the system turns dark', async () => {
  await emulate('light');
  startMode();
  const points = [1, 2, 3].map((value) => ({
    mark: String(value),
    name: `06-0${value}`,
    value,
    text: String(value),
  }));
  const chart = mount(<BarChart title="投注" note="" points={points} axis={String} />);
  await expect.poll(() => chart.querySelector('canvas')).not.toBeNull();
  const drawnByDay = chart.querySelector('canvas');
  await emulate('dark');
  await expect.poll(() => document.documentElement.dataset.mode).toBe('dark');
  await expect.poll(() => chart.querySelector('canvas') === drawnByDay).toBe(false);
  await expect.poll(() => chart.querySelector('canvas')).not.toBeNull();
});
