import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import { PLAY_GAP_MS } from '#contract/protection/reality-check/constants.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { SITE_IDS, type SiteId } from '#sandbox/base/tables/sites.table.ts';
import { sinceMs } from '#sandbox/base/time/spans.ts';
import { flagColumn, intColumn, query } from '#sandbox/db/query.ts';

/** Idle time after which a visit has ended; the next one starts over. */
export const IDLE_MAX_MS = 30 * MINUTE_MS;
/** Time limit of a demo. */
export const DEMO_MS = 30 * MINUTE_MS;

const SessionRow = v.object({
  session_id: v.string(),
  owner: v.string(),
  site_id: v.pipe(intColumn, v.picklist(SITE_IDS)),
  game_id: v.string(),
  currency: currencyField,
  demo: flagColumn,
  started_at: intColumn,
  last_at: intColumn,
  ended_at: v.nullable(intColumn),
});

/** A visit of a member or a guest to a game. It outlives a reload of the page and a restart of the platform. */
export type PlaySession = {
  readonly sessionId: string;
  /** Owner of the seeds: the member, or the demo visit itself. */
  readonly owner: string;
  /** Site where it was opened. */
  readonly siteId: SiteId;
  readonly gameId: string;
  readonly currency: Currency;
  readonly demo: boolean;
  readonly startedAt: number;
  readonly isOver: boolean;
};

export type Visit = { readonly gameId: string; readonly currency: Currency; readonly siteId: SiteId };

const RecentRow = v.object({ game_id: v.string(), at: intColumn });
/** Game with the time it was last opened. */
export type RecentVisit = { readonly gameId: string; readonly at: number };

export type PlaySessions = {
  /**
   * The member's visit to a game that lasts, null without one; visits to other games that were left end.
   * @throws Refusal ANOTHER_GAME_OPEN while one of those is under way [P.22]
   */
  resume(userId: string, visit: Visit, now: number): PlaySession | null;
  /** The visit that lasts, or a new one. @throws Refusal ANOTHER_GAME_OPEN as `resume` */
  visit(userId: string, visit: Visit, now: number): PlaySession;
  /** Returns the visit whose page was active a moment ago; null where none is open. */
  findActive(userId: string, now: number): PlaySession | null;
  demo(visit: Visit, now: number): PlaySession;
  /** Number of visits to a game whose page was active a moment ago. */
  countActive(gameId: string, now: number): number;
  find(sessionId: string, now: number): PlaySession | null;
  /** Records activity. */
  touch(sessionId: string, now: number): void;
  end(sessionId: string, now: number): void;
  /** Every visit of a member. */
  endAll(userId: string, now: number): void;
  /** Games the member opened on a site, the last opened first, each with when that was. */
  recent(userId: string, siteId: number, limit: number): readonly RecentVisit[];
};

/** Reports whether the page of a visit was active recently. */
const isActive = ({ last_at: at }: { readonly last_at: number }, now: number) =>
  sinceMs(now, at) <= PLAY_GAP_MS;

function recentVisits(db: DatabaseSync): PlaySessions['recent'] {
  const recent = query(
    db,
    RecentRow,
    `SELECT game_id, max(last_at) AS at FROM play_session WHERE owner = ? AND site_id = ?
     GROUP BY game_id ORDER BY at DESC, game_id LIMIT ?`,
  );
  return (userId, siteId, limit) =>
    recent.all(userId, siteId, limit).map(({ game_id: gameId, at }) => ({ gameId, at }));
}

/** Converts a database row to the visit at a timestamp, epoch ms. */
const viewOf = (row: v.InferOutput<typeof SessionRow>, now: number): PlaySession => ({
  sessionId: row.session_id,
  owner: row.owner,
  siteId: row.site_id,
  gameId: row.game_id,
  currency: row.currency,
  demo: row.demo,
  startedAt: row.started_at,
  isOver: row.ended_at !== null || (row.demo && sinceMs(now, row.started_at) >= DEMO_MS),
});

/** Begins a visit of a member, or a demo visit without one. */
function beginVisit(db: DatabaseSync) {
  const insert = db.prepare('INSERT INTO play_session VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)');
  return (userId: string | null, { gameId, currency, siteId }: Visit, now: number): PlaySession => {
    const sessionId = randomUUID();
    const owner = userId ?? `demo:${sessionId}`;
    const demo = userId === null;
    insert.run(sessionId, owner, siteId, gameId, currency, Number(demo), now, now);
    return { sessionId, owner, siteId, gameId, currency, demo, startedAt: now, isOver: false };
  };
}

/** Visits to games, as the database has them. */
export function createPlaySessions(db: DatabaseSync): PlaySessions {
  const byId = query(db, SessionRow, 'SELECT * FROM play_session WHERE session_id = ?');
  const open = query(db, SessionRow, 'SELECT * FROM play_session WHERE owner = ? AND ended_at IS NULL');
  const countActive = query(
    db,
    v.object({ count: intColumn }),
    'SELECT count(*) AS count FROM play_session WHERE game_id = ? AND ended_at IS NULL AND last_at >= ?',
  );
  const touch = db.prepare('UPDATE play_session SET last_at = ? WHERE session_id = ?');
  const end = db.prepare('UPDATE play_session SET ended_at = ? WHERE session_id = ? AND ended_at IS NULL');
  const endAll = db.prepare('UPDATE play_session SET ended_at = ? WHERE owner = ? AND ended_at IS NULL');
  const begin = beginVisit(db);
  const resume: PlaySessions['resume'] = (userId, visit, now) => {
    const rows = open.all(userId);
    const same = rows.find(
      (row) =>
        row.game_id === visit.gameId &&
        row.currency === visit.currency &&
        sinceMs(now, row.last_at) < IDLE_MAX_MS,
    );
    const others = rows.filter((row) => row !== same);
    if (others.some((row) => isActive(row, now))) refuse('ANOTHER_GAME_OPEN');
    for (const row of others) end.run(now, row.session_id);
    if (!same) return null;
    touch.run(now, same.session_id);
    return viewOf(same, now);
  };
  return {
    resume,
    visit: (userId, visit, now) => resume(userId, visit, now) ?? begin(userId, visit, now),
    findActive: (userId, now) => {
      const row = open.all(userId).find((each) => isActive(each, now));
      return row ? viewOf(row, now) : null;
    },
    demo: (visit, now) => begin(null, visit, now),
    countActive: (gameId, now) => countActive.get(gameId, now - PLAY_GAP_MS)?.count ?? 0,
    find: (sessionId, now) => {
      const row = byId.get(sessionId);
      return row ? viewOf(row, now) : null;
    },
    touch: (sessionId, now) => void touch.run(now, sessionId),
    end: (sessionId, now) => void end.run(now, sessionId),
    endAll: (userId, now) => void endAll.run(now, userId),
    recent: recentVisits(db),
  };
}
