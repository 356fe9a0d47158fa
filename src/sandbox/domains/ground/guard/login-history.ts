import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { LOGIN_RETENTION_MS } from '#contract/people/security/constants.ts';
import {
  LOGIN_OUTCOMES,
  LOGIN_WAYS,
  type LoginOutcome,
  type LoginRecord,
  type LoginWay,
} from '#contract/people/security/schema.ts';
import { countQuery, intColumn, query } from '#sandbox/db/query.ts';

/** Maximum number of entries per member, so that continuous attempts on names do not fill the disk. */
const KEPT = 200;

const LoginRow = v.object({
  record_id: v.bigint(),
  at: intColumn,
  device: v.string(),
  place: v.string(),
  way: v.picklist(LOGIN_WAYS),
  outcome: v.picklist(LOGIN_OUTCOMES),
});

export type NewLogin = {
  readonly userId: string;
  readonly at: number;
  /** Browser and system. */
  readonly device: string;
  readonly place: string;
  readonly way: LoginWay;
  readonly outcome: LoginOutcome;
};

export type LoginHistory = {
  note(login: NewLogin): void;
  /** Newest first; pages begin at 1. */
  page(
    userId: string,
    page: number,
    size: number,
  ): { readonly total: number; readonly list: v.InferInput<typeof LoginRecord>[] };
  /** Forgets those of more than ninety days ago. */
  clean(now: number): void;
};

/** Creates the history of logins and attempts on members' accounts. Times are epoch ms. */
export function createLoginHistory(db: DatabaseSync): LoginHistory {
  const insert = db.prepare(
    'INSERT INTO login_record (user_id, at, device, place, way, outcome) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const trim = db.prepare(
    `DELETE FROM login_record WHERE user_id = ?1 AND record_id <= (
       SELECT record_id FROM login_record WHERE user_id = ?1 ORDER BY record_id DESC LIMIT 1 OFFSET ${KEPT})`,
  );
  const total = countQuery(db, 'SELECT count(*) AS n FROM login_record WHERE user_id = ?');
  const some = query(
    db,
    LoginRow,
    `SELECT record_id, at, device, place, way, outcome FROM login_record
     WHERE user_id = ? ORDER BY record_id DESC LIMIT ? OFFSET ?`,
  );
  const drop = db.prepare('DELETE FROM login_record WHERE at < ?');
  return {
    note({ userId, at, device, place, way, outcome }) {
      insert.run(userId, at, device, place, way, outcome);
      trim.run(userId);
    },
    page: (userId, page, size) => ({
      total: total(userId),
      list: some
        .all(userId, size, (page - 1) * size)
        .map(({ record_id, ...login }) => ({ ...login, recordId: record_id.toString() })),
    }),
    clean: (now) => void drop.run(now - LOGIN_RETENTION_MS),
  };
}
