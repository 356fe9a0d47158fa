import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

const LIFETIME_MS = 7 * 24 * 3_600_000;
const TOKEN_BYTES = 32;

const SessionRow = v.object({
  user_id: v.string(),
  expires_at: intColumn,
  ended: v.nullable(v.picklist(['logout', 'elsewhere', 'password'])),
});

const HashRow = v.object({ token_hash: v.string() });
const AliveRow = v.object({ user_id: v.string(), sessions: intColumn });

export type SessionEnd = 'logout' | 'elsewhere' | 'password';

export type FoundSession =
  | { readonly is: 'none' }
  | { readonly is: 'alive'; readonly userId: string }
  | { readonly is: 'ended'; readonly why: SessionEnd | 'expired' };

type NewSession = {
  readonly userId: string;
  readonly siteId: number;
  readonly device: string;
  readonly now: number;
  /** How long it lasts, ms; seven days if not said. */
  readonly lifeMs?: number;
};

export type Sessions = {
  /** @returns the token; only its hash is kept. */
  start(session: NewSession): string;
  find(token: string, now: number): FoundSession;
  /** Hashes of the tokens of all sessions there were: hex SHA-256. */
  hashes(): readonly string[];
  /** How many sessions each member has that are neither ended nor expired. */
  alive(now: number): ReadonlyMap<string, number>;
  end(token: string, why: SessionEnd): void;
  /** Ends every session of a member, or all but the one of a token. */
  endAll(userId: string, why: SessionEnd, butToken?: string): void;
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function createSessions(db: DatabaseSync): Sessions {
  const select = query(db, SessionRow, 'SELECT user_id, expires_at, ended FROM session WHERE token_hash = ?');
  const selectHashes = query(db, HashRow, 'SELECT token_hash FROM session');
  const living = query(
    db,
    AliveRow,
    'SELECT user_id, count(*) AS sessions FROM session WHERE ended IS NULL AND expires_at > ? GROUP BY user_id',
  );
  const insert = db.prepare(
    `INSERT INTO session (token_hash, user_id, site_id, device, started_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const endOne = db.prepare('UPDATE session SET ended = ? WHERE token_hash = ? AND ended IS NULL');
  const endOfMember = db.prepare(
    'UPDATE session SET ended = ? WHERE user_id = ? AND token_hash <> ? AND ended IS NULL',
  );
  return {
    start({ userId, siteId, device, now, lifeMs = LIFETIME_MS }) {
      const token = randomBytes(TOKEN_BYTES).toString('hex');
      insert.run(hashOf(token), userId, siteId, device, now, now + lifeMs);
      return token;
    },
    find(token, now) {
      const row = token === '' ? undefined : select.get(hashOf(token));
      if (!row) return { is: 'none' };
      if (row.ended) return { is: 'ended', why: row.ended };
      return row.expires_at > now ? { is: 'alive', userId: row.user_id } : { is: 'ended', why: 'expired' };
    },
    hashes: () => selectHashes.all().map(({ token_hash }) => token_hash),
    alive: (now) => new Map(living.all(now).map(({ user_id, sessions }) => [user_id, sessions])),
    end: (token, why) => void endOne.run(why, hashOf(token)),
    endAll: (userId, why, butToken = '') => void endOfMember.run(why, userId, hashOf(butToken)),
  };
}
