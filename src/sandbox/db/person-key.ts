import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { HEX_256 } from '#contract/text/wire-patterns.ts';
import { query } from './query.ts';

export const KEY_FILE = 'persons.key';
const KEY_BYTES = 32;
const FILE_MODE = 0o600;

const Key = v.pipe(v.string(), v.trim(), v.regex(HEX_256));
const SecretRow = v.object({ secret: v.string() });
const UsedRow = v.object({ used: v.bigint() });

/** Error of a data folder that has hashes of persons without their key. The message names the missing file. */
export class PersonKeyMissing extends Error {
  override readonly name = 'PersonKeyMissing';
}

/** Returns the key of an earlier version, which stored it in the database; null when there is none. */
function storedKey(db: DatabaseSync): string | null {
  return query(db, SecretRow, 'SELECT secret FROM person_secret').get()?.secret ?? null;
}

const USED = `SELECT EXISTS (SELECT 1 FROM excluded_key)
  + EXISTS (SELECT 1 FROM identity WHERE id_hash <> '' OR good_hash <> '') AS used`;

function newKey(db: DatabaseSync, path: string): string {
  const inside = storedKey(db);
  const isUsed = (query(db, UsedRow, USED).get()?.used ?? 0n) > 0n;
  if (inside === null && isUsed)
    throw new PersonKeyMissing(
      `${path} is missing: without it nobody who excluded themselves is known again`,
    );
  return inside ?? randomBytes(KEY_BYTES).toString('hex');
}

/**
 * Returns the key that hashes numbers of persons. It is stored beside the database in a separate file, so that a copy of
 * the database alone reveals none of the numbers; a key inside the database is moved out.
 * @param dataDir null for a database in memory, whose key is as short-lived
 * @throws PersonKeyMissing, and an error for a file that contains no key.
 */
export function personKey(dataDir: string | null, db: DatabaseSync): string {
  if (dataDir === null) return randomBytes(KEY_BYTES).toString('hex');
  const path = join(dataDir, KEY_FILE);
  if (!existsSync(path)) writeFileSync(path, `${newKey(db, path)}\n`, { mode: FILE_MODE, flag: 'wx' });
  const key = v.parse(Key, readFileSync(path, 'utf8'));
  if (storedKey(db) !== null)
    db.exec('PRAGMA secure_delete = ON; DELETE FROM person_secret; PRAGMA wal_checkpoint(TRUNCATE)');
  return key;
}
