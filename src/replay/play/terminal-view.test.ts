import { expect, test } from 'vitest';
import { mergeTallies } from '#replay/measure/tally.ts';
import { openView } from './terminal-view.ts';

const tally = mergeTallies([]);

function shown(screen: { readonly isTTY?: boolean; readonly columns?: number }, moments: readonly number[]) {
  const written: string[] = [];
  const view = openView({ ...screen, write: (text) => written.push(text) }, 100, () => []);
  for (const tookMs of moments) view({ ...tally, sends: { ...tally.sends, due: 25 } }, tookMs);
  return written;
}

test('where there is no terminal, a plain line is told every five seconds', () => {
  const written = shown({}, [1_000, 2_000, 5_999, 6_000, 7_000]);
  expect(written.map((line) => line.split('\n').length)).toEqual([2, 2]);
  expect(written[0]).toContain('25 %  1.0 s, about 3.0 s to go; viewers 0  sent 25 of 100');
  expect(written.join('')).not.toContain('\u001b');
});

test('on a terminal the same lines are drawn in place, and none is wider than it', () => {
  const [first = '', second = ''] = shown({ isTTY: true, columns: 40 }, [1_000, 2_000]);
  const lines = first.trimEnd().split('\n');
  expect(lines.every((line) => line.replace('\u001b[2K', '').length < 40)).toBe(true);
  expect(second.startsWith(`\u001b[${lines.length}A`)).toBe(true);
});

test('with several hosts a line says how hard each works, and which is too slow', () => {
  const load = { tookMs: 5_000, cpuShare: 0.95, loopDelayP99Ms: 130, loopDelayMaxMs: 200, saturated: true };
  const host = { name: 'a:1', workers: 1, clockOffsetMs: 0, uncertaintyMs: 1, load: [load], lost: null };
  const written: string[] = [];
  const hosts = [host, { ...host, name: 'b:2', load: [] }, { ...host, name: 'c:3', lost: 'is gone' }];
  openView({ write: (text) => written.push(text) }, 1, () => hosts)(tally, 1_000);
  expect(written.join()).toContain(
    'a:1 CPU 95 %, timers 130.0 ms late TOO SLOW | b:2 CPU 0 %, timers 0.0 ms late | c:3 LOST',
  );
});
