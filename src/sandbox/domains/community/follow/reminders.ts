import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { REMIND_KINDS, type RemindKind } from '#contract/community/follow/schema.ts';
import { query } from '#sandbox/db/query.ts';

const ReminderRow = v.object({
  user_id: v.string(),
  kind: v.picklist(REMIND_KINDS),
  id: v.string(),
});
const IdRow = v.object({ kind: v.picklist(REMIND_KINDS), id: v.string() });

/** Reminder that a member has set. */
export type Waiting = {
  readonly userId: string;
  readonly kind: RemindKind;
  readonly id: string;
};

const NOBODY: readonly Waiting[] = [];

export type Reminders = {
  /** Returns the member's open reminders, the latest first. */
  of(userId: string): { remindMatches: string[]; remindAnchors: string[]; remindRains: string[] };
  set(userId: string, kind: RemindKind, id: string, on: boolean, now: number): void;
  /** Returns all open reminders. */
  waiting(): readonly Waiting[];
  /**
   * Closes a reminder that has been sent, or has expired. A match and a window are announced only once; an anchor's
   * reminder can be set again.
   */
  done(reminder: Waiting, now: number): void;
};

/** Creates the store of members' reminders. Times are epoch ms. */
export function createReminders(db: DatabaseSync): Reminders {
  const mine = query(
    db,
    IdRow,
    'SELECT kind, id FROM member_reminder WHERE user_id = ? AND told_at IS NULL ORDER BY at DESC, id',
  );
  const add = db.prepare('INSERT OR IGNORE INTO member_reminder VALUES (?, ?, ?, ?, NULL)');
  const drop = db.prepare(
    'DELETE FROM member_reminder WHERE user_id = ? AND kind = ? AND id = ? AND told_at IS NULL',
  );
  const all = query(
    db,
    ReminderRow,
    'SELECT user_id, kind, id FROM member_reminder WHERE told_at IS NULL ORDER BY at',
  );
  const markNotified = db.prepare(
    'UPDATE member_reminder SET told_at = ? WHERE user_id = ? AND kind = ? AND id = ?',
  );
  /** Cached because it is polled continuously, and mostly without any reminder. */
  let isEmpty = false;
  return {
    of(userId) {
      const rows = mine.all(userId);
      const ids = (wanted: RemindKind) => rows.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
      return { remindMatches: ids('match'), remindAnchors: ids('anchor'), remindRains: ids('rain') };
    },
    set(userId, kind, id, on, now) {
      isEmpty = false;
      if (on) add.run(userId, kind, id, now);
      else drop.run(userId, kind, id);
    },
    waiting() {
      if (isEmpty) return NOBODY;
      const rows = all.readable().map(({ user_id, ...row }) => ({ userId: user_id, ...row }));
      isEmpty = rows.length === 0;
      return rows;
    },
    done({ userId, kind, id }, now) {
      if (kind === 'anchor') drop.run(userId, kind, id);
      else markNotified.run(now, userId, kind, id);
    },
  };
}
