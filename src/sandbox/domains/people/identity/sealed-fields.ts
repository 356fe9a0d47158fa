import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Marks a sealed text, and the way it was sealed. */
const PREFIX = 'sealed1:';

/** Encryption of single texts, so that the database alone does not disclose them. A blank text stays blank. */
export type FieldSeal = {
  /** @param fieldPath owner of the text; the sealed text can be opened for it only */
  seal(text: string, fieldPath: string): string;
  /** @throws for a text sealed under another key or for another place. */
  open(sealed: string, fieldPath: string): string;
};

/** Seals under a key derived from `secret`, which is stored outside the database. */
export function createFieldSeal(secret: string): FieldSeal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'courtside identity fields', KEY_BYTES));
  return {
    seal(text, fieldPath) {
      if (text === '') return '';
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(fieldPath));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return PREFIX + Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64');
    },
    open(sealed, fieldPath) {
      if (!sealed.startsWith(PREFIX)) return sealed;
      const bytes = Buffer.from(sealed.slice(PREFIX.length), 'base64');
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const opening = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES });
      opening.setAAD(Buffer.from(fieldPath)).setAuthTag(tag);
      return Buffer.concat([
        opening.update(bytes.subarray(IV_BYTES + TAG_BYTES)),
        opening.final(),
      ]).toString();
    },
  };
}

/** Place of a field of a member's document. */
export const fieldPathOf = (userId: string, field: 'idTail' | 'birthday'): string => `${userId}/${field}`;

const PlainRow = v.object({ user_id: v.string(), id_tail: v.string(), birthday: v.string() });
const DueRow = v.object({ due: v.bigint() });

/**
 * Seals texts that an earlier version stored in plain, and rewrites the file, since deleted texts stay in its free pages. A
 * start that is killed midway leaves its marker, and the next start repeats the whole work.
 */
export function sealPlainFields(db: DatabaseSync, { seal }: FieldSeal): void {
  const due = query(db, DueRow, 'SELECT count(*) AS due FROM identity_to_seal').get()?.due ?? 0n;
  if (due === 0n) return;
  const rows = query(db, PlainRow, 'SELECT user_id, id_tail, birthday FROM identity').readable();
  const update = db.prepare('UPDATE identity SET id_tail = ?, birthday = ? WHERE user_id = ?');
  const sealedOnce = (text: string, fieldPath: string) =>
    text.startsWith(PREFIX) ? text : seal(text, fieldPath);
  transaction(db, () => {
    for (const { user_id, id_tail, birthday } of rows) {
      const tail = sealedOnce(id_tail, fieldPathOf(user_id, 'idTail'));
      update.run(tail, sealedOnce(birthday, fieldPathOf(user_id, 'birthday')), user_id);
    }
  });
  db.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE); DELETE FROM identity_to_seal');
}
