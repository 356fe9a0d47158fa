import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { Address } from './address.ts';

const Letter = v.object({ address: v.string(), at: intColumn, purpose: v.string(), code: v.string() });
export type Letter = v.InferOutput<typeof Letter>;

/** What phones and mailboxes have received: the sandbox sends nothing further than here. */
export type Inbox = {
  deliver(address: Address, letter: Pick<Letter, 'at' | 'purpose' | 'code'>): void;
  /** Newest first. */
  of(address: Address): readonly Letter[];
};

/** The codes that phones and mailboxes have received. */
export function createCodeInbox(db: DatabaseSync): Inbox {
  const select = query(
    db,
    Letter,
    'SELECT address, at, purpose, code FROM inbox WHERE address = ? ORDER BY letter_id DESC LIMIT 20',
  );
  const insert = db.prepare('INSERT INTO inbox (address, at, purpose, code) VALUES (?, ?, ?, ?)');
  return {
    deliver: (address, { at, purpose, code }) => void insert.run(address, at, purpose, code),
    of: (address) => select.all(address),
  };
}
