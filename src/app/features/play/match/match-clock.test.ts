import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Match, type MatchWire } from '#contract/play/match/schema.ts';
import { serverTime } from '#contract/units/time.ts';
import { wireMatch } from '#tests/fixtures/match/match.ts';
import { castingText, isOn, minuteText, phaseText, progressAt, stageText } from './match-clock.tsx';

const AT = Date.UTC(2026, 10, 20, 12, 30);

const matchIn = (phase: Match['clock']['phase'], elapsedMs: number) =>
  v.parse(Match, wireMatch(AT, { phase, elapsedMs }));

const later = serverTime(AT + 72_000);

test('a running half advances with the server clock', () => {
  const match = matchIn('second', 62 * 60_000);
  expect(phaseText(match, later)).toBe('下半场 63:12');
  expect(minuteText(match, later)).toBe('64′');
  expect(progressAt(match, later)).toBeCloseTo(63.2 / 90, 5);
});

test('the clock does not advance during the break', () => {
  const match = matchIn('halfTime', 45 * 60_000);
  expect(phaseText(match, later)).toBe('中场休息');
  expect(minuteText(match, later)).toBe('45′');
  expect(isOn(match)).toBe(true);
});

test('a match to come shows its kick-off in local hours', () => {
  const match = matchIn('upcoming', 0);
  expect(minuteText(match, later)).toBe('20:30');
  expect(isOn(match)).toBe(false);
});

test('[2.10] a part is called as its sport calls it', () => {
  const football = matchIn('second', 30 * 60_000);
  const third: Match = { ...football, sport: 'basketball', clock: { ...football.clock, period: 3 } };
  expect(phaseText(third, serverTime(AT))).toBe('第 3 节 30:00');
  expect(phaseText({ ...third, sport: 'esports' }, serverTime(AT))).toBe('第 3 局 30:00');
  expect(phaseText({ ...third, sport: 'football' }, serverTime(AT))).toBe('下半场 30:00');
});

test('[2.02] a list shows the current part, or before kick-off its day', () => {
  const aDay = 86_400_000;
  expect(stageText(matchIn('upcoming', 0), later)).toBe('今日');
  expect(stageText(matchIn('upcoming', 0), serverTime(AT - aDay))).toBe('11-20');
  expect(stageText(matchIn('second', 0), later)).toBe('下半场');
});

test.each([
  ['upcoming', '0 位主播将解说'],
  ['first', '0 位主播解说中'],
  ['halfTime', '0 位主播解说中'],
  ['ended', '解说已结束'],
] as const)('anchors of a match that is %s: %s', (phase: MatchWire['clockPhase'], text) => {
  expect(castingText(matchIn(phase, 0))).toBe(text);
});
