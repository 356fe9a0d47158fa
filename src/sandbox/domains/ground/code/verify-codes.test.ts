import { expect, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { authMigration } from '#sandbox/domains/people/auth/auth-migration.ts';
import { phoneAddress } from './address.ts';
import { createVerifyCodes } from './verify-codes.ts';

const PHONE = phoneAddress({ region: '86', phone: '13300000001' });
const NOW = 1_000_000;

function sentCode() {
  const db = openDatabase(':memory:');
  const members = 'CREATE TABLE member (user_id TEXT PRIMARY KEY) STRICT;';
  migrate(db, [{ name: 'auth', steps: [members, authMigration] }]);
  const inbox: string[] = [];
  const codes = createVerifyCodes(db, { deliver: (_to, { code }) => inbox.push(code) });
  codes.send(PHONE, 'login', NOW);
  const storedRows = JSON.stringify(db.prepare('SELECT * FROM verify_code').all());
  return { codes, code: inbox[0] ?? '', kept: storedRows };
}

test('[7.11] a code works once, and the table does not reveal it', () => {
  const { codes, code, kept } = sentCode();
  expect(code).toMatch(/^\d{6}$/);
  expect(kept).toContain(PHONE);
  expect(kept).not.toContain(code);
  codes.use(PHONE, 'login', code, NOW + 1);
  expect(() => codes.use(PHONE, 'login', code, NOW + 2)).toThrow();
});

test('[7.11] the stored hash is no valid code, purposes are separate', () => {
  const { codes, code, kept } = sentCode();
  const held = /"code":"([^"]+)"/.exec(kept)?.[1] ?? '';
  expect(() => codes.use(PHONE, 'login', held, NOW + 1)).toThrow();
  expect(() => codes.use(PHONE, 'register', code, NOW + 1)).toThrow();
  codes.use(PHONE, 'login', code, NOW + 1);
});
