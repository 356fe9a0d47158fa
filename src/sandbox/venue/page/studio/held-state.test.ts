import { expect, test } from 'vitest';
import { SHOT_MS, STUDIO_ROWS } from '#sandbox/games/studio/studio.table.ts';
import type { TableState } from '../table/table-scene.ts';
import { heldState } from './held-state.ts';

const OPENS = 1_000_000_000_000;
const ROW = STUDIO_ROWS.find(({ kind }) => kind === 'dragon') ?? STUDIO_ROWS[0];
if (!ROW) throw new Error('no table');
const { betMs, resultMs, restMs, shotsBefore } = ROW.pace;
const CLOSES = OPENS + betMs;
const ENDS = CLOSES + resultMs;
/** Time at which the first card lies open in the picture. */
const FIRST_CARD = CLOSES + shotsBefore * SHOT_MS + 480;

const issue = { no: 2, opensAt: OPENS, closesAt: CLOSES, hash: '', endsAt: ENDS, nextAt: ENDS + restMs };
const past = { no: 1, endsAt: OPENS - restMs, result: [5, 6], hash: '', seed: '' };
const bet = { roundId: 1, issue: 2, opensAt: OPENS, choice: 0, stake: '1000', moves: [], canWithdraw: false };

/** An issue that has ended on the server, with a bet that returned 20.00. */
const ended: TableState = {
  now: ENDS,
  issue: { ...issue, phase: 'ended', shown: [7, 8] },
  ahead: [],
  past: [{ ...past, no: 2, endsAt: ENDS, result: [7, 8] }, past],
  bets: [{ ...bet, payout: '2000', state: 'ended' }],
  limits: { least: '200', most: '100000' },
  others: [],
  players: 1,
  play: { balance: '11000', rounds: 1, staked: '1000', returned: '2000' },
  askInMs: 300,
};

const shownAt = (at: number, state = ended) => heldState(ROW, state, at).issue.shown;

test('cards appear one by one as the picture shows them', () => {
  const moments = [CLOSES, FIRST_CARD - 1, FIRST_CARD, FIRST_CARD + SHOT_MS];
  expect(moments.map((at) => shownAt(at))).toEqual([[], [], [7], [7, 8]]);
});

test('a result and its return wait for the picture', () => {
  const held = heldState(ROW, ended, ENDS - 1);
  expect(held.issue).toMatchObject({ phase: 'result', endsAt: null, nextAt: null });
  expect(held.past.map(({ no }) => no)).toEqual([1]);
  expect(held.bets[0]).toMatchObject({ state: 'open', payout: null });
  expect(held.play).toMatchObject({ balance: '9000', returned: '0' });
});

test('a state that the picture has reached is shown whole', () => {
  expect(heldState(ROW, ended, ENDS)).toEqual(ended);
});

test('the last issue stays on the table until the picture leaves it', () => {
  const next: TableState = {
    ...ended,
    issue: {
      ...issue,
      no: 3,
      opensAt: ENDS + restMs,
      closesAt: ENDS + restMs + betMs,
      phase: 'bets',
      shown: [],
    },
  };
  expect(shownAt(ENDS, next)).toEqual([7, 8]);
  expect(shownAt(ENDS + restMs, next)).toEqual([]);
  expect(heldState(ROW, next, ENDS).issue.phase).toBe('bets');
});
