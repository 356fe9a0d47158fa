import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { restrictionMigrations } from './restriction-store.ts';

/** Creates a database of an earlier version, with phones as typed. */
function earlier(phones: Readonly<Record<string, string>>, excluded: readonly string[] = []) {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.close());
  const { steps } = restrictionMigrations;
  migrate(db, [platformMigrations, { name: 'restriction', steps: steps.slice(0, 2) }]);
  for (const [userId, address] of Object.entries(phones)) {
    db.prepare(`INSERT INTO member VALUES (?, ?, '', '', 0, '', '', 1, 0, 0)`).run(userId, userId);
    db.prepare(`INSERT INTO contact (user_id, address, channel) VALUES (?, ?, 'phone')`).run(userId, address);
  }
  for (const userId of excluded)
    db.prepare(`INSERT INTO excluded_key VALUES (?, ?, 'phone')`).run(`hash of ${userId}`, userId);
  migrate(db, [{ name: 'restriction', steps }]);
  const contacts = db.prepare('SELECT user_id, address FROM contact ORDER BY user_id').all();
  const without = db.prepare('SELECT user_id FROM member WHERE has_phone = 0 ORDER BY user_id').all();
  return { contacts: contacts.map((row) => Object.values(row)), without: without.map((row) => row.user_id) };
}

test('[5.06] stored phones are converted to their canonical spelling', () => {
  const { contacts, without } = earlier({
    a: '086 13800000001',
    b: '8 613800000002',
    c: '852 091234567',
    d: '86 13800000004',
  });
  expect(contacts).toEqual([
    ['a', '86 13800000001'],
    ['b', '86 13800000002'],
    ['c', '852 91234567'],
    ['d', '86 13800000004'],
  ]);
  expect(without).toEqual([]);
});

test('[5.06] of accounts sharing a phone, the canonically spelled one keeps it', () => {
  const phones = { a: '0086 13800000001', b: '86 13800000001', c: '8 613800000001' };
  expect(earlier(phones)).toEqual({ contacts: [['b', '86 13800000001']], without: ['a', 'c'] });
});

test('[P.18] an excluded person keeps the phone that identifies them', () => {
  const phones = { a: '0086 13800000001', b: '86 13800000001' };
  expect(earlier(phones, ['a'])).toEqual({ contacts: [['a', '86 13800000001']], without: ['b'] });
});
