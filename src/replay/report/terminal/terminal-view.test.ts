import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { createHistogram } from '#replay/measure/histogram.ts';
import type { HostFigures } from '#replay/measure/host-figures.ts';
import { noPages } from '#replay/measure/pages.ts';
import { mergeTallies, type Tally } from '#replay/measure/tally.ts';
import { openView, type Screen } from './terminal-view.ts';

const emptyTally = mergeTallies([]);
const idle = { tookMs: 1_000, cpuShare: 0.4, loopDelayP99Ms: 3, loopDelayMaxMs: 9, saturated: false };

/** A tally after `done` of a hundred sends, each seen by thousands of viewers. */
function tallyAt(due: number, change: Partial<Tally> = {}): Tally {
  const seen = createHistogram();
  for (let n = 0; n < due; n += 1) seen.record(12_345.6);
  return {
    ...emptyTally,
    sends: { ...emptyTally.sends, due, acknowledged: due - 1, unanswered: 1 },
    viewers: { here: 99_999, entered: 99_999, failed: 0 },
    deliveries: { ...emptyTally.deliveries, delivered: due * 99_999 },
    latency: { ...emptyTally.latency, seen: seen.state() },
    load: [idle],
    ...change,
  };
}

function shown(
  screen: Omit<Screen, 'write'>,
  moments: readonly (readonly [Tally, number])[],
  colours = false,
  hosts: readonly HostFigures[] = [],
) {
  const written: string[] = [];
  const view = openView({ ...screen, write: (text) => written.push(text) }, 100, colours, () => hosts);
  for (const [tally, tookMs] of moments) view.draw(tally, tookMs, tally.sends.due === 100);
  return written;
}

const terminal = { isTTY: true, columns: 80 };
const textOf = (drawn = '') => stripVTControlCharacters(drawn);

test('without a terminal, a plain line is printed every five seconds', () => {
  const times = [1_000, 2_000, 5_999, 6_000, 7_000];
  const written = shown(
    {},
    times.map((tookMs) => [tallyAt(25), tookMs]),
  );
  expect(written.map((line) => line.split('\n').length)).toEqual([2, 2]);
  expect(written[0]).toBe(
    '25 %  1.0 s, about 3.0 s to go; sent 25/100 (25/s), 0 refused; viewers 99999; seen p99 12346 ms; 0 twice, 0 out of order\n',
  );
  expect(written.join('')).not.toContain('\u001b');
});

test('lines about browsers fit eighty columns, and a lost page is highlighted', () => {
  const rows = { ...noPages().rows, owed: 123_456, rendered: 100_000, passed: 23_000, leftOut: 456 };
  const pages = { ...noPages(), opened: 32, gone: 1, rows };
  const [drawn = ''] = shown(terminal, [[tallyAt(25, { pages }), 1_000]], true);
  const lines = textOf(drawn).trimEnd().split('\n');
  expect(lines.every((line) => line.length < 79)).toBe(true);
  expect(lines).toContain('rendered   100 000 of 123 456 · 23 000 passed by · 456 left out');
  expect(drawn).toContain('\u001b[31mpages      31 of 32 here');
});

test('a terminal of eighty columns shows complete lines, drawn in place', () => {
  const [first = '', second = ''] = shown(terminal, [
    [tallyAt(25), 1_000],
    [tallyAt(45), 2_000],
  ]);
  const lines = textOf(first).trimEnd().split('\n');
  expect(lines.every((line) => line.length < 79)).toBe(true);
  expect(second.startsWith(`\u001b[${lines.length}A`)).toBe(true);
  expect(textOf(second)).toMatch(/45 of 100 · 20\/s/);
  expect(textOf(second)).toMatch(/seen +12346 +12346 +12346 +12346 +12346\n/);
});

test('a narrow terminal gets shortened lines', () => {
  const [first] = shown({ isTTY: true, columns: 40 }, [[tallyAt(25), 1_000]]);
  expect(
    textOf(first)
      .split('\n')
      .every((line) => line.length < 40),
  ).toBe(true);
});

test('a generator that is too slow is reported at once, in red', () => {
  const slow = tallyAt(25, { load: [{ ...idle, saturated: true }] });
  expect(shown({}, [[slow, 1_000]])[0]).toContain('SATURATED');
  expect(textOf(shown(terminal, [[slow, 1_000]])[0])).toContain('SATURATED  this machine is too slow');
  expect(shown(terminal, [[slow, 1_000]])[0]).not.toContain('\u001b[31m');
  expect(shown(terminal, [[slow, 1_000]], true)[0]).toContain('\u001b[31mSATURATED');
});

test('the missing messages are shown once everything is sent', () => {
  const over = tallyAt(100, { judged: { ...emptyTally.judged, lost: 3 } });
  const [drawn] = shown(terminal, [[over, 1_000]]);
  expect(textOf(drawn)).toContain('100 %  1.0 s, waiting for stragglers');
  expect(textOf(drawn)).toContain('3 missing');
});

test('each host has a line with its load and state', () => {
  const slow = { ...idle, cpuShare: 0.95, saturated: true };
  const host = { name: 'load-1.example:7070', workers: 1, clockOffsetMs: 0, uncertaintyMs: 1, lost: null };
  const hosts = [
    { ...host, load: [idle, slow] },
    { ...host, name: 'b:2', load: [idle] },
    { ...host, name: 'c:3', load: [], lost: 'host c:3 is gone' },
  ];
  const busy = tallyAt(25, { load: [slow] });
  const drawn = textOf(shown(terminal, [[busy, 1_000]], false, hosts)[0]);
  expect(drawn).toContain('host       load-1.example:7070 · TOO SLOW · CPU 95 % · timers 3.0 ms late\n');
  expect(drawn).toContain('host       b:2 · CPU 40 % · timers 3.0 ms late\n');
  expect(drawn).toContain('host       c:3 · LOST\n');
  expect(drawn).toContain('SATURATED  a host is too slow');
  const [plain] = shown({}, [[busy, 1_000]], false, hosts);
  expect(plain).toContain('load-1.example:7070 TOO SLOW; c:3 LOST');
});
