import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { tokenHash } from '#sandbox/base/secret-text.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const LIFETIME_MS = 7 * 24 * 3_600_000;
const TOKEN_BYTES = 32;
/** Precision of a session’s last use. */
const SEEN_EVERY_MS = 60_000;
/** Retention of an ended session, so that its owner can be shown why it ended. */
const ENDED_RETENTION_MS = 7 * 24 * 3_600_000;

const SessionRow = v.object({
  user_id: v.string(),
  site_id: intColumn,
  device: v.string(),
  expires_at: intColumn,
  seen_at: intColumn,
  ended: v.nullable(v.picklist(['logout', 'elsewhere', 'password'])),
});

const LaterRow = v.object({ device_name: v.string(), place: v.string(), started_at: intColumn });
const HashRow = v.object({ token_hash: v.string() });
const AliveRow = v.object({ user_id: v.string(), sessions: intColumn });

export type SessionEnd = 'logout' | 'elsewhere' | 'password';

export type FoundSession =
  | { readonly is: 'none' }
  /** Alive, but begun on another site or device than it is used from. */
  | { readonly is: 'foreign' }
  | { readonly is: 'alive'; readonly userId: string }
  | { readonly is: 'ended'; readonly reason: 'logout' | 'password' | 'expired' }
  /** Ended by a later login; null once that session has ended too. */
  | { readonly is: 'ended'; readonly reason: 'elsewhere'; readonly by: LaterLogin | null };

/** A login that ended other sessions. */
export type LaterLogin = { readonly deviceName: string; readonly place: string; readonly at: number };

/** Origin of a request. */
type RequestOrigin = { readonly siteId: number; readonly device: string; readonly now: number };

type NewSession = {
  readonly userId: string;
  readonly siteId: number;
  readonly device: string;
  /** Browser and system, and location of the login, as text for members. */
  readonly deviceName: string;
  readonly place: string;
  readonly now: number;
  /** Lifetime, ms; seven days by default. */
  readonly lifeMs?: number;
};

export type Sessions = {
  /** @returns the token; only its hash is stored. */
  start(session: NewSession): string;
  /** The session of a token, wherever it is used. */
  find(token: string, now: number): FoundSession;
  /** The session of a token as a request uses it, from the site and device it began on; notes that it is in use. */
  use(token: string, from: RequestOrigin): FoundSession;
  /** Forgets those that ended long ago. */
  clean(now: number): void;
  /** Hashes of the tokens of all sessions there were: hex SHA-256. */
  hashes(): readonly string[];
  /** Number of sessions of each member that have neither ended nor expired. */
  alive(now: number): ReadonlyMap<string, number>;
  end(token: string, reason: SessionEnd): void;
  /** Ends every session of a member, or all but the one of a token. */
  endAll(userId: string, reason: SessionEnd, butToken?: string): void;
};

/** @param idleMs how long a session of a site outlives its last use */
function sessionReads(db: DatabaseSync, idleMs: (siteId: number) => number): Pick<Sessions, 'find' | 'use'> {
  const select = query(
    db,
    SessionRow,
    'SELECT user_id, site_id, device, expires_at, seen_at, ended FROM session WHERE token_hash = ?',
  );
  const latest = query(
    db,
    LaterRow,
    'SELECT device_name, place, started_at FROM session WHERE user_id = ? AND ended IS NULL ORDER BY started_at DESC LIMIT 1',
  );
  const laterLogin = (userId: string): LaterLogin | null => {
    const row = latest.get(userId);
    return row ? { deviceName: row.device_name, place: row.place, at: row.started_at } : null;
  };
  const seen = db.prepare('UPDATE session SET seen_at = ? WHERE token_hash = ?');
  const rowOf = (token: string) => (token === '' ? undefined : select.get(tokenHash(token)));
  const stateOf = (row: v.InferOutput<typeof SessionRow> | undefined, now: number): FoundSession => {
    if (!row) return { is: 'none' };
    if (row.ended === 'elsewhere') return { is: 'ended', reason: row.ended, by: laterLogin(row.user_id) };
    if (row.ended) return { is: 'ended', reason: row.ended };
    const until = Math.min(row.expires_at, row.seen_at + idleMs(row.site_id));
    return until > now ? { is: 'alive', userId: row.user_id } : { is: 'ended', reason: 'expired' };
  };
  return {
    find: (token, now) => stateOf(rowOf(token), now),
    use(token, { siteId, device, now }) {
      const row = rowOf(token);
      const state = stateOf(row, now);
      if (!row || state.is !== 'alive') return state;
      if (row.site_id !== siteId || row.device !== device) return { is: 'foreign' };
      if (sinceMs(now, row.seen_at) >= SEEN_EVERY_MS) seen.run(now, tokenHash(token));
      return state;
    },
  };
}

/** @param idleMs how long a session of a site outlives its last use */
export function createSessions(db: DatabaseSync, idleMs: (siteId: number) => number): Sessions {
  const forget = db.prepare('DELETE FROM session WHERE expires_at < ?');
  const selectHashes = query(db, HashRow, 'SELECT token_hash FROM session');
  const living = query(
    db,
    AliveRow,
    'SELECT user_id, count(*) AS sessions FROM session WHERE ended IS NULL AND expires_at > ? GROUP BY user_id',
  );
  const insert = db.prepare(
    `INSERT INTO session (token_hash, user_id, site_id, device, started_at, expires_at, seen_at, device_name, place)
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?5, ?7, ?8)`,
  );
  const endOne = db.prepare('UPDATE session SET ended = ? WHERE token_hash = ? AND ended IS NULL');
  const endOfMember = db.prepare(
    'UPDATE session SET ended = ? WHERE user_id = ? AND token_hash <> ? AND ended IS NULL',
  );
  return {
    start({ userId, siteId, device, deviceName, place, now, lifeMs = LIFETIME_MS }) {
      const token = randomBytes(TOKEN_BYTES).toString('hex');
      insert.run(tokenHash(token), userId, siteId, device, now, now + lifeMs, deviceName, place);
      return token;
    },
    ...sessionReads(db, idleMs),
    clean: (now) => void forget.run(now - ENDED_RETENTION_MS),
    hashes: () => selectHashes.all().map(({ token_hash }) => token_hash),
    alive: (now) => new Map(living.all(now).map(({ user_id, sessions }) => [user_id, sessions])),
    end: (token, reason) => void endOne.run(reason, tokenHash(token)),
    endAll: (userId, reason, butToken = '') => void endOfMember.run(reason, userId, tokenHash(butToken)),
  };
}
