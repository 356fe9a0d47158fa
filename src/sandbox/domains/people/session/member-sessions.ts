import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { tokenHash } from '#sandbox/base/secret-text.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

/** Enough of a hash to name one of a member's sessions. */
const ID_LETTERS = 16;

const SessionRow = v.object({
  token_hash: v.string(),
  device_name: v.string(),
  place: v.string(),
  site_id: intColumn,
  started_at: intColumn,
  seen_at: intColumn,
});
type SessionRow = v.InferOutput<typeof SessionRow>;

export type ListedSession = {
  readonly sessionId: string;
  readonly deviceName: string;
  readonly place: string;
  readonly startedAt: number;
  readonly seenAt: number;
  readonly isCurrent: boolean;
};

/** The sessions of one member, as they see them themselves. */
export type MemberSessions = {
  /** Returns live sessions: the one of the token first, then the most recently used. */
  list(userId: string, token: string, now: number): readonly ListedSession[];
  /** @returns the device it was used from, or null when the member has no such live session. */
  end(userId: string, sessionId: string): string | null;
};

/** @param idleMs how long a session of a site outlives its last use */
export function createMemberSessions(db: DatabaseSync, idleMs: (siteId: number) => number): MemberSessions {
  const alive = query(
    db,
    SessionRow,
    `SELECT token_hash, device_name, place, site_id, started_at, seen_at FROM session
     WHERE user_id = ? AND ended IS NULL AND expires_at > ? ORDER BY seen_at DESC, started_at DESC`,
  );
  const ofId = `user_id = ? AND substr(token_hash, 1, ${ID_LETTERS}) = ? AND ended IS NULL`;
  const deviceOf = query(db, v.object({ device: v.string() }), `SELECT device FROM session WHERE ${ofId}`);
  const end = db.prepare(`UPDATE session SET ended = 'logout' WHERE ${ofId}`);
  return {
    list(userId, token, now) {
      const own = tokenHash(token);
      const isUsed = ({ site_id, seen_at }: SessionRow) => seen_at + idleMs(site_id) > now;
      return alive
        .all(userId, now)
        .filter(isUsed)
        .map(({ token_hash, device_name, place, started_at, seen_at }) => ({
          sessionId: token_hash.slice(0, ID_LETTERS),
          deviceName: device_name,
          place,
          startedAt: started_at,
          seenAt: seen_at,
          isCurrent: token_hash === own,
        }))
        .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
    },
    end(userId, sessionId) {
      const known = deviceOf.get(userId, sessionId);
      end.run(userId, sessionId);
      return known?.device ?? null;
    },
  };
}
