import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { isSameText } from '#sandbox/base/secret-text.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { Address } from './address.ts';
import type { CodePurpose, Inbox } from './code-inbox.ts';

const LIFE_MS = 300_000;
const WAIT_MS = 60_000;
const TRIES = 5;
const DIGITS = 6;

const CodeRow = v.object({ code: v.string(), sent_at: intColumn, tries_left: intColumn });

type Sent = { readonly waitMs: number; readonly lifeMs: number };

export type VerifyCodes = {
  /** Sends a fresh code, which replaces the previous one. @throws Refusal CODE_TOO_SOON with waitMs. */
  send(address: Address, purpose: CodePurpose, now: number): Sent;
  /** Responds as `send` does, and delivers nothing: for an address that does not belong to the given name. */
  pretend(address: Address, purpose: CodePurpose, now: number): Sent;
  /** Uses a code up. @throws Refusal WRONG_VERIFY_CODE with the remaining tries, CODE_EXPIRED when no code is pending. */
  use(address: Address, purpose: CodePurpose, code: string, now: number): void;
  /** Forgets those that are over. */
  clean(now: number): void;
};

/**
 * Creates the codes that are sent to an address for a purpose; each has few tries and an expiry. The table contains no code
 * but its HMAC, under a key that is never stored: a pending code does not outlive the process. The inbox, which replaces
 * the phone, shows it.
 */
export function createVerifyCodes(db: DatabaseSync, inbox: Pick<Inbox, 'deliver'>): VerifyCodes {
  const key = randomBytes(32);
  const hidden = (address: Address, purpose: CodePurpose, code: string) =>
    createHmac('sha256', key).update(`${address}\n${purpose}\n${code}`).digest('hex');
  const select = query(
    db,
    CodeRow,
    'SELECT code, sent_at, tries_left FROM verify_code WHERE address = ? AND purpose = ?',
  );
  const upsert = db.prepare(
    `INSERT INTO verify_code (address, purpose, code, sent_at, tries_left) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (address, purpose) DO UPDATE
     SET code = excluded.code, sent_at = excluded.sent_at, tries_left = excluded.tries_left`,
  );
  const missed = db.prepare(
    'UPDATE verify_code SET tries_left = tries_left - 1 WHERE address = ? AND purpose = ?',
  );
  /** The time of sending stays, so that a spent code is no way around the wait. */
  const spend = db.prepare('UPDATE verify_code SET tries_left = 0 WHERE address = ? AND purpose = ?');
  const begin = (address: Address, purpose: CodePurpose, now: number) => {
    const wait = WAIT_MS - sinceMs(now, select.get(address, purpose)?.sent_at);
    if (wait > 0) return refuse('CODE_TOO_SOON', { waitMs: wait });
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    upsert.run(address, purpose, hidden(address, purpose, code), now, TRIES);
    return code;
  };
  const sent: Sent = { waitMs: WAIT_MS, lifeMs: LIFE_MS };
  const drop = db.prepare('DELETE FROM verify_code WHERE sent_at < ?');
  return {
    send(address, purpose, now) {
      inbox.deliver(address, { at: now, purpose, code: begin(address, purpose, now) });
      return sent;
    },
    pretend(address, purpose, now) {
      begin(address, purpose, now);
      return sent;
    },
    clean: (now) => void drop.run(now - LIFE_MS),
    use(address, purpose, code, now) {
      const sent = select.get(address, purpose);
      if (!sent || sent.tries_left === 0 || sinceMs(now, sent.sent_at) > LIFE_MS)
        return refuse('CODE_EXPIRED');
      if (!isSameText(sent.code, hidden(address, purpose, code))) {
        missed.run(address, purpose);
        return refuse('WRONG_VERIFY_CODE', { max: sent.tries_left - 1 });
      }
      spend.run(address, purpose);
      return undefined;
    },
  };
}
