import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { Address } from './address.ts';

/** Purposes of text messages and mails: single-purpose codes, changes to account security, offers [7.11] [P.29]. */
export const LETTER_PURPOSES = [
  'register',
  'login',
  'reactivate',
  'recover',
  'withdrawPassword',
  /** To a phone that is to become the member's. */
  'bindPhone',
  /** To a mailbox that is to become the member's. */
  'bindEmail',
  /** To the phone that is to be replaced. */
  'changePhone',
  /** A change of what can recover the account, announced on the other channel. */
  'security',
  'offer',
] as const;
export type LetterPurpose = (typeof LETTER_PURPOSES)[number];
export type CodePurpose = Exclude<LetterPurpose, 'offer' | 'security'>;

const Letter = v.object({
  letter_id: intColumn,
  address: v.string(),
  at: intColumn,
  purpose: v.picklist(LETTER_PURPOSES),
  /** The code; of an offer or a change its title. */
  code: v.string(),
});
export type Letter = v.InferOutput<typeof Letter>;

type NewLetter = Pick<Letter, 'at' | 'purpose' | 'code'>;
/** Text message or mail being delivered. */
export type SentLetter = NewLetter & { readonly address: Address };

/** Inbox of phones and mailboxes: the sandbox delivers nothing beyond it. */
export type Inbox = {
  deliver(address: Address, letter: NewLetter): void;
  /** Newest first. */
  of(address: Address): readonly Letter[];
  /** The last letters to any address, newest first. */
  recent(limit: number): readonly Letter[];
  /** Calls back with each letter from now on. */
  listen(listener: (letter: SentLetter) => void): void;
};

/** The letters that phones and mailboxes have received. */
export function createCodeInbox(db: DatabaseSync): Inbox {
  const listeners: Parameters<Inbox['listen']>[0][] = [];
  const select = query(db, Letter, 'SELECT * FROM inbox WHERE address = ? ORDER BY letter_id DESC LIMIT 20');
  const newest = query(db, Letter, 'SELECT * FROM inbox ORDER BY letter_id DESC LIMIT ?');
  const insert = db.prepare('INSERT INTO inbox (address, at, purpose, code) VALUES (?, ?, ?, ?)');
  return {
    deliver(address, { at, purpose, code }) {
      insert.run(address, at, purpose, code);
      for (const listener of listeners) listener({ address, at, purpose, code });
    },
    of: (address) => select.all(address),
    recent: (limit) => newest.all(limit),
    listen: (listener) => void listeners.push(listener),
  };
}
