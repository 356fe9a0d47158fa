import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MatchWire } from '#contract/play/match/schema.ts';
import { DAY_MS, HOUR_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { issueOf, memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { grantCoins } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { wireMatch } from '#tests/fixtures/match/match.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { createGuessPools, type DecidedStake, type GuessResult, guessPot } from './guess-pools.ts';
import { guessMigrations } from './guess-store.ts';

const NOW = Date.parse('2026-06-12T21:00:00+08:00');
const KICK_OFF = NOW + 2 * HOUR_MS;

let db: DatabaseSync;
let ledger: ReturnType<typeof createLedger>;
let match: MatchWire;
let result: GuessResult | null;
let decided: DecidedStake[];
let pools: ReturnType<typeof createGuessPools>;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  migrate(db, [platformMigrations, guessMigrations]);
  ledger = createLedger(db);
  ledger.open(issueOf('COIN'), 'COIN', true);
  for (const person of ['ann', 'bo']) {
    ledger.open(memberWallet(person, 'COIN'), 'COIN', false);
    grantCoins(ledger, person, 1_500n, NOW);
  }
  match = wireMatch(NOW, { startAt: KICK_OFF });
  result = null;
  decided = [];
  pools = createGuessPools({
    db,
    ledger,
    matches: { list: () => [match], find: () => match },
    resultOf: () => result,
    onDecided: (stake) => decided.push(stake),
  });
  pools.addNextQuestions(NOW);
});
afterEach(() => db.close());

/** Returns a question of the match, with answers that the test can determine. */
const question = () => {
  const found = pools.store.undecided()[0] ?? pools.store.decided(1)[0];
  if (!found) throw new Error('no question');
  return found;
};
const sides = () => {
  switch (question().topic) {
    case 'goals':
      return ['0-1', '4+'] as const;
    case 'corners':
      return ['0-8', '12+'] as const;
    default:
      return ['home', 'away'] as const;
  }
};
const stake = (person: string, side: 0 | 1, amount: bigint, now = NOW + 1) =>
  transaction(db, () => pools.stake(person, question().question_id, sides()[side], amount, now));
/** Results that make the first side right, and then the second. */
const RESULTS = [
  { score: [1, 0], corners: [2, 2], scorers: 'h' },
  { score: [1, 5], corners: [9, 9], scorers: 'aaahaa' },
] as const;
const own = (person: string) => ledger.balance(memberWallet(person, 'COIN'));

test('[1.03] the next football match has two questions with crowd stakes until kick-off', () => {
  expect(pools.store.undecided()).toHaveLength(2);
  const id = question().question_id;
  const early = ledger.balance(guessPot(id));
  expect(early).toBeGreaterThan(0n);
  pools.keepUp(KICK_OFF - 1);
  const full = ledger.balance(guessPot(id));
  expect(full).toBeGreaterThan(early);
  pools.keepUp(KICK_OFF);
  pools.keepUp(KICK_OFF + HOUR_MS);
  const locked = pools.store.byId(id);
  expect(locked?.state).toBe('locked');
  pools.keepUp(KICK_OFF + 2 * HOUR_MS);
  expect(ledger.balance(guessPot(id))).toBe(
    pools.store.stakes(id).reduce((sum, { amount }) => sum + amount, 0n),
  );
});

test('[1.03] a valid stake is accepted once before the kick-off', () => {
  expect(refusalOf(() => stake('ann', 0, 9n))).toBe('ACTIVITY_MOVED_ON');
  expect(refusalOf(() => stake('ann', 0, 1_001n))).toBe('ACTIVITY_MOVED_ON');
  expect(refusalOf(() => pools.stake('ann', 'nothing', 'home', 10n, NOW))).toBe('NOT_FOUND');
  expect(refusalOf(() => stake('ann', 0, 200n, KICK_OFF))).toBe('ACTIVITY_NOT_OPEN');
  expect(own('ann')).toBe(1_500n);
  stake('ann', 0, 1_000n, KICK_OFF - 1);
  expect(own('ann')).toBe(500n);
  expect(refusalOf(() => stake('ann', 0, 10n))).toBe('ACTIVITY_USED_UP');
  expect(refusalOf(() => stake('ann', 1, 10n))).toBe('ACTIVITY_USED_UP');
});

test('[1.03] a match that begins earlier than planned locks its questions at once', () => {
  match = { ...match, clockPhase: 'first' };
  expect(refusalOf(() => stake('ann', 0, 100n))).toBe('ACTIVITY_NOT_OPEN');
});

test('[1.03] winners share the whole pool with the crowd', () => {
  stake('ann', 0, 100n);
  stake('bo', 1, 700n);
  const { question_id: id } = question();
  result = RESULTS[1];
  pools.keepUp(KICK_OFF + 2 * HOUR_MS);
  const stakes = pools.store.stakes(id);
  const staked = stakes.reduce((sum, { amount }) => sum + amount, 0n);
  expect(stakes.reduce((sum, { returned }) => sum + (returned ?? 0n), 0n)).toBe(staked);
  expect(pools.store.byId(id)).toMatchObject({ state: 'settled', outcome: sides()[1], refund: null });
  const bo = decided.find(({ stake: { person } }) => person === 'bo');
  expect(bo?.returned).toBeGreaterThanOrEqual(700n);
  expect(decided.find(({ stake: { person } }) => person === 'ann')?.returned).toBe(0n);
  expect(ledger.balance(guessPot(id))).toBe(0n);
  pools.keepUp(KICK_OFF + 3 * HOUR_MS);
  expect(decided).toHaveLength(2);
  expect(verifyLedger(db).sound).toBe(true);
});

test('[1.03] a void or undecided match refunds every coin', () => {
  stake('ann', 0, 100n);
  stake('bo', 0, 60n);
  const { question_id: id } = question();
  pools.keepUp(KICK_OFF + DAY_MS - 1);
  expect(decided).toEqual([]);
  pools.keepUp(KICK_OFF + DAY_MS);
  expect(pools.store.byId(id)).toMatchObject({ state: 'refunded', refund: 'void', outcome: null });
  expect(decided.map(({ returned }) => returned)).toEqual([100n, 60n]);
  expect(ledger.balance(guessPot(id))).toBe(0n);
});
