import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Match, type MatchWire } from '#contract/play/match/schema.ts';
import { wireMatch } from '#tests/fixtures/match/match.ts';
import { castingText } from './casting-text.ts';

const AT = 1_764_000_000_000;

test.each([
  ['upcoming', '0 位主播将解说'],
  ['first', '0 位主播解说中'],
  ['halfTime', '0 位主播解说中'],
  ['ended', '解说已结束'],
] as const)('anchors of a match that is %s: %s', (phase: MatchWire['clockPhase'], text) => {
  expect(castingText(v.parse(Match, wireMatch(AT, { phase })))).toBe(text);
});
