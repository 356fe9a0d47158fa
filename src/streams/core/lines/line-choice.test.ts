import { expect, test } from 'vitest';
import { afterFailure, afterSuccess, type LineHealth, UNTRIED } from './line-health.ts';
import { chooseLine, rotated } from './line-registry.ts';

const candidate = (lineId: string, health: LineHealth = UNTRIED) => ({
  line: { lineId, name: lineId, origin: `http://${lineId}.example` },
  health,
});
const choose = (
  candidates: ReturnType<typeof candidate>[],
  errorCount = 0,
  tried: string[] = [],
  currentId: string | null = null,
) => chooseLine(candidates, { now: 0, errorCount, currentId, tried: new Set(tried) })?.lineId;

test('[8.16] without history the stored error count selects the first domain', () => {
  const lines = [candidate('a'), candidate('b'), candidate('c')];
  expect([0, 1, 2, 3, 4].map((errorCount) => choose(lines, errorCount))).toEqual(['a', 'b', 'c', 'a', 'b']);
  expect(rotated(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  expect(rotated([], 5)).toEqual([]);
});

test('[8.16] a quarantined line comes last, a tried one is left out', () => {
  const bad = afterFailure(UNTRIED, 0, 1);
  expect(choose([candidate('a', bad), candidate('b')])).toBe('b');
  expect(choose([candidate('a', bad), candidate('b')], 0, ['b'])).toBe('a');
  expect(choose([candidate('a')], 0, ['a'])).toBeUndefined();
  expect(choose([candidate('a'), candidate('b')], 3, ['b'])).toBe('a');
  expect(choose([candidate('a')], 3, ['a'])).toBeUndefined();
});

test('the current line is kept while another is only slightly faster', () => {
  const lines = [candidate('a', afterSuccess(UNTRIED, 0, 100)), candidate('b', afterSuccess(UNTRIED, 0, 60))];
  expect(choose(lines, 0, [], 'a')).toBe('a');
  expect(choose([...lines, candidate('c', afterSuccess(UNTRIED, 0, 20))], 0, [], 'a')).toBe('c');
});

test('[8.16] working lines come before unconfirmed ones, those before quarantined ones', () => {
  const of = (lineId: string, failuresInRow: number, openUntil: number, firstByteMs: number) => ({
    line: { lineId, name: lineId, origin: `https://${lineId}.example` },
    health: { ...UNTRIED, failuresInRow, openUntil, firstByteMs },
  });
  const all = [of('shut', 1, 2_000, 10), of('released', 1, 500, 5_000), of('sound', 0, 0, 9_000)];
  const next = (...tried: readonly string[]) =>
    chooseLine(all, { now: 1_000, errorCount: 0, currentId: null, tried: new Set(tried) })?.lineId;
  expect([next(), next('sound'), next('sound', 'released')]).toEqual(['sound', 'released', 'shut']);
});
