import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { envelopesCommitment, envelopesOf } from '#contract/activity/rules/envelope-list.ts';
import { ENVELOPES_EACH } from '#contract/activity/schema/kinds/rain.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import { migrate } from '#sandbox/db/migrate.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import { createLedger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { verifyLedger } from '#sandbox/domains/ground/ledger/verify-ledger.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { rainMigrations } from './rain-store.ts';
import { createRainWindows, rainPot } from './rain-windows.ts';

const START = Date.parse('2026-06-12T21:00:30+08:00');
const SOON = Date.parse('2026-06-12T21:05:00+08:00');
const ID = `rain-${SOON}`;

let db: DatabaseSync;
let ledger: ReturnType<typeof createLedger>;
let windows: ReturnType<typeof createRainWindows>;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  migrate(db, [platformMigrations, rainMigrations]);
  ledger = createLedger(db);
  windows = createRainWindows({ db, ledger });
  windows.keepUp(START);
});
afterEach(() => db.close());

const window = (windowId = ID) => windows.store.byId(windowId);
const enter = (person: string, now: number, windowId = ID) =>
  transaction(db, () => windows.enter(windowId, person, person, now));

test('[1.03] a new world has upcoming rain windows and a past one', () => {
  const times = windows.store.between(START, START + 26 * 60 * MINUTE_MS).map(({ open_at }) => open_at);
  expect(times[0]).toBe(SOON);
  expect(times.map((at) => new Date(at + 8 * 3_600_000).toISOString().slice(11, 16))).toEqual([
    '21:05',
    '22:00',
    '12:00',
    '18:00',
    '20:00',
    '22:00',
  ]);
  const last = windows.store.lastOver(START);
  expect(last).toMatchObject({ is_over: true, crowd: 30 });
  expect(windows.store.people(last?.window_id ?? '')).toBe(30);
  expect(ledger.balance(rainPot(last?.window_id ?? ''))).toBe(0n);
});

test('[1.03] the commitment precedes the window, and its list follows from the seed', () => {
  const before = window();
  expect(before?.commitment).toMatch(/^[\da-f]{64}$/);
  windows.keepUp(SOON + MINUTE_MS);
  const after = window();
  const { seed = '', pot = 0, count = 0, commitment } = after ?? {};
  expect(commitment).toBe(before?.commitment);
  expect(envelopesCommitment(seed, envelopesOf(seed, pot, count))).toBe(commitment);
  expect(after?.is_over).toBe(true);
});

test('[1.03] entries are accepted once, within the window to the millisecond', () => {
  expect(refusalOf(() => enter('ann', SOON - 1))).toBe('ACTIVITY_NOT_OPEN');
  expect(refusalOf(() => enter('ann', SOON + MINUTE_MS))).toBe('ACTIVITY_NOT_OPEN');
  expect(refusalOf(() => enter('ann', SOON, 'rain-1'))).toBe('NOT_FOUND');
  expect(enter('ann', SOON).count).toBe(ENVELOPES_EACH);
  expect(refusalOf(() => enter('ann', SOON + 1))).toBe('ACTIVITY_USED_UP');
  expect(enter('bo', SOON + MINUTE_MS - 1).count).toBe(ENVELOPES_EACH);
});

test('[1.03] late members get what is left, and every coin is accounted for', () => {
  const people = Array.from({ length: 60 }, (_, n) => `m${n}`);
  const entries = people.flatMap((person) => {
    const refused = refusalOf(() => enter(person, SOON + 1));
    return refused === null ? (windows.store.entry(ID, person) ?? []) : [];
  });
  expect(entries).toHaveLength(40);
  expect(new Set(entries.map(({ first }) => first)).size).toBe(40);
  windows.keepUp(SOON + MINUTE_MS);
  const paidOut = entries.reduce((sum, { total }) => sum + total, 0);
  expect(paidOut).toBe(window()?.pot);
  expect(ledger.balance(rainPot(ID))).toBe(0n);
  expect(verifyLedger(db).sound).toBe(true);
});

test('[1.03] untaken coins return to the issuer, and repeating duties changes nothing', () => {
  const { total } = enter('ann', SOON + 10);
  windows.keepUp(SOON + MINUTE_MS);
  const before = verifyLedger(db);
  windows.keepUp(SOON + MINUTE_MS);
  windows.keepUp(SOON + 2 * MINUTE_MS);
  expect(verifyLedger(db)).toEqual(before);
  const crowd = windows.store
    .top(ID, 100)
    .filter(({ person }) => person.startsWith('crowd:'))
    .reduce((sum, entry) => sum + entry.total, 0);
  expect(total + crowd).toBeLessThan(window()?.pot ?? 0);
  expect(ledger.balance(rainPot(ID))).toBe(0n);
  expect(before.sound).toBe(true);
});
