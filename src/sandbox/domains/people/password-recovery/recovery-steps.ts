import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import { tokenHash } from '#sandbox/base/secret-text.ts';
import { dropExpired } from '#sandbox/base/time/expiring-entries.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { type Address, type Channel, channelOf, emailAddress } from '#sandbox/domains/ground/code/address.ts';

const LIFE_MS = 600_000;
const TOKEN_BYTES = 24;

const StepRow = v.object({
  user_id: v.string(),
  address: v.pipe(v.string(), v.minLength(1), v.transform(emailAddress)),
  step: intColumn,
  expires_at: intColumn,
});

/** `userId` is null where name and address do not belong together: the steps answer, and lead nowhere. */
type OpenStep = { readonly userId: string | null; readonly address: Address; readonly step: 2 | 3 };

/** Recovery steps opened by a token; only its hash is stored [4.06]. */
export type RecoverySteps = {
  open(step: OpenStep & { readonly channel: Channel }, now: number): string;
  /** @throws Refusal STEP_EXPIRED for another step or channel, an old token, or none of ours. */
  find(token: string, channel: Channel, step: 2 | 3, now: number): Omit<OpenStep, 'step'>;
  close(token: string): void;
  /** Forgets those that are over. */
  clean(now: number): void;
};

/** The steps of password recoveries that are under way; each has a token and an end. */
export function createRecoverySteps(db: DatabaseSync): RecoverySteps {
  const select = query(db, StepRow, 'SELECT * FROM recovery_step WHERE token_hash = ?');
  const insert = db.prepare(
    'INSERT INTO recovery_step (token_hash, user_id, address, step, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const nobodys = new Map<
    string,
    { readonly address: Address; readonly channel: Channel; readonly until: number }
  >();
  const dropOld = db.prepare('DELETE FROM recovery_step WHERE expires_at < ?');
  const remove = db.prepare('DELETE FROM recovery_step WHERE token_hash = ?');
  return {
    open({ userId, address, step, channel }, now) {
      const token = randomBytes(TOKEN_BYTES).toString('hex');
      dropExpired(nobodys, now);
      if (userId === null) nobodys.set(tokenHash(token), { address, channel, until: now + LIFE_MS });
      else insert.run(tokenHash(token), userId, address, step, now + LIFE_MS);
      return token;
    },
    find(token, channel, step, now) {
      const nobody = nobodys.get(tokenHash(token));
      if (nobody && step === 2 && nobody.channel === channel && nobody.until > now)
        return { userId: null, address: nobody.address };
      const row = select.get(tokenHash(token));
      const fits = row && row.step === step && row.expires_at > now && channelOf(row.address) === channel;
      return fits ? { userId: row.user_id, address: row.address } : refuse('STEP_EXPIRED');
    },
    clean: (now) => void dropOld.run(now),
    close: (token) => void remove.run(tokenHash(token)),
  };
}
