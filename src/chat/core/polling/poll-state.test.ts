import { expect, test } from 'vitest';
import { type LaterPage, needsNewestPage, nextPollState, OPENING, type PollState } from './poll-state.ts';

const received = { afterSeq: 10, holds: true, silences: 0 };
const current: PollState = { ...received, is: 'current' };
const behind: PollState = { ...received, is: 'behind' };
const regressed: PollState = { ...received, is: 'regressed' };
const restarted: PollState = { ...received, is: 'restarted' };
const failing = (from: Exclude<PollState, { is: 'failing' }>): PollState => ({
  is: 'failing',
  failures: 2,
  reason: 'trouble',
  from,
});

const empty: LaterPage = {
  is: 'later',
  count: 0,
  lastSeq: null,
  latestSeq: 10,
  floorSeq: 1,
  waitMs: 20_000,
  tookMs: 20_000,
  hedged: false,
};
const page = (lastSeq: number, latestSeq = lastSeq): LaterPage => ({
  ...empty,
  count: 1,
  lastSeq,
  latestSeq,
});
const lower: LaterPage = { ...empty, latestSeq: 4, waitMs: 0, tookMs: 20 };
const newest = { is: 'newest', newestSeq: 5, continues: false } as const;
const lagged = { is: 'newest', newestSeq: 5, continues: true } as const;
const conflict = { is: 'conflict' } as const;
const failure = { is: 'failed', reason: 'trouble' } as const;

test('opening: the newest page makes the poll current', () => {
  expect(nextPollState(OPENING, newest)).toEqual({ ...current, afterSeq: 5 });
});

test.each([page(11), lower, conflict])('opening ignores an input that needs a seq', (input) => {
  expect(nextPollState(OPENING, input)).toBe(OPENING);
});

test.each([
  ['an empty held response', empty, current],
  ['messages', page(11), { ...current, afterSeq: 11 }],
  ['a full page', page(11, 12), { ...behind, afterSeq: 11 }],
  ['messages past retention', { ...page(31), floorSeq: 31 }, { ...current, afterSeq: 31 }],
  ['a lower seq', lower, regressed],
  ['another message under a known seq', conflict, restarted],
  ['a failure', failure, { is: 'failing', failures: 1, reason: 'trouble', from: current }],
] as const)('current reacts to %s', (_input, input, expected) => {
  expect(nextPollState(current, input)).toEqual(expected);
});

test('current marks a platform as plain after an early empty response', () => {
  expect(nextPollState(current, { ...empty, tookMs: 9_999 })).toEqual({ ...current, holds: false });
  expect(nextPollState(current, { ...empty, tookMs: 10_000 })).toEqual(current);
});

test('current ignores the duration of a response with messages or without waiting', () => {
  expect(nextPollState(current, { ...page(11), tookMs: 5 })).toMatchObject({ holds: true });
  expect(nextPollState(current, { ...empty, waitMs: 0, tookMs: 5 })).toEqual(current);
});

test('current counts confirmed silences until a message arrives', () => {
  const probe: LaterPage = { ...empty, waitMs: 0, tookMs: 20, hedged: true };
  const once = nextPollState(current, probe);
  expect(once).toEqual({ ...current, silences: 1 });
  expect(nextPollState(nextPollState(once, empty), probe)).toMatchObject({ silences: 2 });
  expect(nextPollState(once, page(11))).toMatchObject({ silences: 0 });
});

test('behind becomes current with the last page', () => {
  expect(nextPollState(behind, page(12, 12))).toEqual({ ...current, afterSeq: 12 });
  expect(nextPollState(behind, page(12, 20))).toMatchObject({ is: 'behind', afterSeq: 12 });
});

test('regressed is confirmed by a second lower response only', () => {
  expect(nextPollState(regressed, lower)).toEqual(restarted);
  expect(nextPollState(regressed, empty)).toEqual(current);
});

test('restarted continues from the newest page', () => {
  expect(nextPollState(restarted, newest)).toEqual({ ...current, afterSeq: 5 });
});

test('restarted keeps its seq when the server only lagged', () => {
  expect(nextPollState(restarted, lagged)).toEqual(current);
});

test('failing counts consecutive failures and names the last cause', () => {
  const absent = nextPollState(failing(behind), { is: 'failed', reason: 'absent' });
  expect(absent).toEqual({ is: 'failing', failures: 3, reason: 'absent', from: behind });
});

test.each([
  [OPENING, newest, { ...current, afterSeq: 5 }],
  [OPENING, page(11), OPENING],
  [current, page(11), { ...current, afterSeq: 11 }],
  [regressed, lower, restarted],
  [restarted, lagged, current],
] as const)('failing continues the state before the failure', (from, input, expected) => {
  if (from.is === 'failing') throw new Error('no state before a failure');
  expect(nextPollState(failing(from), input)).toEqual(expected);
});

test.each([
  [OPENING, true],
  [current, false],
  [behind, false],
  [regressed, false],
  [restarted, true],
])('the newest page is required at the opening and after a restart', (state, expected) => {
  expect(needsNewestPage(state)).toBe(expected);
  if (state.is !== 'failing') expect(needsNewestPage(failing(state))).toBe(expected);
});
