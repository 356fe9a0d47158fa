import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from '#sandbox/db/migrate.ts';
import { openDatabase } from '#sandbox/db/open-db.ts';
import { platformMigrations } from '#sandbox/platform/platform-migrations.ts';
import { createIdentityStore, identityMigrations } from './identity-store.ts';
import { createFieldSeal, fieldPathOf, sealPlainFields } from './sealed-fields.ts';

const SEAL = createFieldSeal('secret of a test');
const NOW = 1_700_000_000_000;
const BIRTHDAYS = ['1990-03-12', '1971-11-30'] as const;
/** Follows the hash in a row of an earlier version, which makes it a text that no other one contains. */
const TAIL = '738x';
const idOf = (birthday: string) => `u-${birthday.slice(0, 4)}`;
const hashOf = (birthday: string) => `hash-of-${birthday.slice(0, 4)}`;

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'courtside-sealed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const opened: DatabaseSync[] = [];
  const open = () => {
    const db = openDatabase(folder);
    opened.push(db);
    return db;
  };
  onTestFinished(() => {
    for (const db of opened) if (db.isOpen) db.close();
  });
  /** Returns every byte that a stolen database folder contains. */
  const bytes = () =>
    Buffer.concat(readdirSync(folder).map((file) => readFileSync(join(folder, file)))).toString('latin1');
  return { open, bytes };
}

const addMember = (db: DatabaseSync, userId: string) =>
  db.prepare(`INSERT INTO member VALUES (?1, ?1, '', '', 0, '', '', 1, 0, 0)`).run(userId);

/** A database of an earlier version, with rows in plain and the remains of older ones. */
function earlierVersion(db: DatabaseSync) {
  const [first = ''] = identityMigrations.steps;
  migrate(db, [platformMigrations, { name: 'identity', steps: [first] }]);
  const upsert = db.prepare(
    `INSERT OR REPLACE INTO identity (user_id, state, id_hash, id_tail, birthday) VALUES (?, 'pending', ?, ?, ?)`,
  );
  for (const birthday of BIRTHDAYS) {
    addMember(db, idOf(birthday));
    for (let times = 0; times < 3; times += 1) upsert.run(idOf(birthday), hashOf(birthday), TAIL, birthday);
  }
}

const nextVersion = (db: DatabaseSync) => migrate(db, [platformMigrations, identityMigrations]);
const plainIn = (text: string) =>
  BIRTHDAYS.flatMap((birthday) => [birthday, hashOf(birthday) + TAIL]).filter((plain) =>
    text.includes(plain),
  );

/** The rows through the store, and no mark of work to do. */
function expectAllSealed(db: DatabaseSync, bytes: () => string) {
  const store = createIdentityStore(db, SEAL);
  for (const birthday of BIRTHDAYS)
    expect(store.at(idOf(birthday), NOW)).toMatchObject({ birthday, id_tail: TAIL });
  expect(db.prepare('SELECT * FROM identity_to_seal').all()).toEqual([]);
  db.close();
  expect(plainIn(bytes())).toEqual([]);
}

test('[P.25] files of the database contain no birthday and no last digits', () => {
  const { open, bytes } = openFolder();
  const db = open();
  migrate(db, [platformMigrations, identityMigrations]);
  const store = createIdentityStore(db, SEAL);
  const [birthday] = BIRTHDAYS;
  addMember(db, 'u-member');
  store.step('u-member', 'submit', { id_hash: hashOf(birthday), id_tail: TAIL, birthday }, NOW);
  expect(store.pending(1)).toMatchObject([{ birthday, id_tail: TAIL }]);
  db.close();
  expect(plainIn(bytes())).toEqual([]);
});

test('[P.25] rows of an earlier version are sealed without leaving plain text', () => {
  const { open, bytes } = openFolder();
  const db = open();
  earlierVersion(db);
  expect(plainIn(bytes())).not.toEqual([]);
  nextVersion(db);
  sealPlainFields(db, SEAL);
  expectAllSealed(db, bytes);
});

/** Statements whose failure ends the work where a kill could. */
const KILLS = {
  'amid the rows': `CREATE TRIGGER kill BEFORE UPDATE ON identity WHEN OLD.user_id = '${idOf(BIRTHDAYS[0])}'
    BEGIN SELECT RAISE(ABORT, 'killed'); END`,
  'before the mark is removed': `CREATE TRIGGER kill BEFORE DELETE ON identity_to_seal
    BEGIN SELECT RAISE(ABORT, 'killed'); END`,
} as const;

test.each(Object.entries(KILLS))('[P.25] a start killed %s is completed by the next one', (_when, kill) => {
  const { open, bytes } = openFolder();
  const killed = open();
  earlierVersion(killed);
  nextVersion(killed);
  killed.exec(kill);
  expect(() => sealPlainFields(killed, SEAL)).toThrow('killed');
  killed.exec('DROP TRIGGER kill');
  killed.close();
  const db = open();
  sealPlainFields(db, SEAL);
  expectAllSealed(db, bytes);
});

test('[P.25] a sealed text opens under its key and at its place alone', () => {
  const fieldPath = fieldPathOf('u-a', 'birthday');
  const sealed = SEAL.seal('1990-03-12', fieldPath);
  expect(SEAL.open(sealed, fieldPath)).toBe('1990-03-12');
  expect(SEAL.seal('1990-03-12', fieldPath)).not.toBe(sealed);
  expect(() => SEAL.open(sealed, fieldPathOf('u-b', 'birthday'))).toThrow();
  expect(() => createFieldSeal('another').open(sealed, fieldPath)).toThrow();
});
