import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { identityMigrations } from '../domains/people/identity/identity-store.ts';
import { restrictionMigrations } from '../domains/protection/restriction/restriction-store.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-db.ts';
import { KEY_FILE, personKey } from './person-key.ts';

const MODES = 0o777;

function openFolderWithData(): { readonly folder: string; readonly db: DatabaseSync } {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-key-'));
  const db = openDatabase(folder);
  onTestFinished(() => {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });
  migrate(db, [platformMigrations, restrictionMigrations, identityMigrations]);
  return { folder, db };
}

const modeOf = (path: string) => statSync(path).mode & MODES;

test('[P.18] folder, database and key are readable by their user alone', () => {
  const { folder, db } = openFolderWithData();
  personKey(folder, db);
  expect(modeOf(folder)).toBe(0o700);
  for (const file of ['courtside.sqlite', 'courtside.sqlite-wal', KEY_FILE])
    expect(modeOf(join(folder, file))).toBe(0o600);
});

test('[P.18] the key of persons is stable and stored outside the database', () => {
  const { folder, db } = openFolderWithData();
  const inside = 'ab'.repeat(32);
  db.prepare('INSERT INTO person_secret VALUES (?)').run(inside);
  expect(personKey(folder, db)).toBe(inside);
  expect(personKey(folder, db)).toBe(inside);
  expect(db.prepare('SELECT * FROM person_secret').all()).toEqual([]);
  expect(readFileSync(join(folder, 'courtside.sqlite')).includes(inside)).toBe(false);
});

test('[P.18] hashes without their key are refused with an error message', () => {
  const { folder, db } = openFolderWithData();
  personKey(folder, db);
  db.exec(`INSERT INTO member VALUES ('u-a', 'a', '', '', 0, '', '', 1, 0, 0)`);
  db.exec(`INSERT INTO excluded_key VALUES ('hash', 'u-a', 'phone')`);
  rmSync(join(folder, KEY_FILE));
  expect(() => personKey(folder, db)).toThrow(/persons\.key is missing/);
});
