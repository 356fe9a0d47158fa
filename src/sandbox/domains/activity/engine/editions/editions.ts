import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { type ActivityKind, activityKindField } from '#contract/activity/schema/kind.ts';
import { type ActivityPhase, type ActivityTimes, activityPhaseAt } from '#contract/activity/states.table.ts';
import { intColumn, query } from '#sandbox/db/query.ts';

const SECRET_BYTES = 32;

const EditionRow = v.object({
  activity_id: v.string(),
  kind: activityKindField,
  title: v.string(),
  preheat_at: intColumn,
  open_at: intColumn,
  draw_at: v.nullable(intColumn),
  end_at: intColumn,
  claim_until: intColumn,
  settled_at: v.nullable(intColumn),
  secret: v.string(),
});

/** One run of an activity, with its times and the secret that its chance follows from (32 bytes, hexadecimal). */
export type Edition = {
  readonly activityId: string;
  readonly kind: ActivityKind;
  readonly title: string;
  readonly times: ActivityTimes;
  /** Time at which the last result became known, epoch ms; null while one is missing. */
  readonly settledAt: number | null;
  readonly secret: string;
};

/** New edition: `settles` if results are known only after its end, by its kind. */
export type NewEdition = Pick<Edition, 'activityId' | 'title' | 'times'> & {
  readonly settles?: true;
  /** Chosen at random where absent. */
  readonly secret?: string;
};

const editionOf = (row: v.InferOutput<typeof EditionRow>): Edition => ({
  activityId: row.activity_id,
  kind: row.kind,
  title: row.title,
  times: {
    preheatAt: row.preheat_at,
    openAt: row.open_at,
    drawAt: row.draw_at,
    endAt: row.end_at,
    claimUntil: row.claim_until,
  },
  settledAt: row.settled_at,
  secret: row.secret,
});

/** The phase of an edition by the server clock. */
export const phaseOf = ({ times, settledAt }: Edition, now: number): ActivityPhase =>
  activityPhaseAt(times, settledAt, now);

/** Returns the edition that a page shows, among the visible ones, the newest first. */
function currentOf(seen: readonly Edition[], now: number): Edition | null {
  const opened = seen.find(({ times }) => times.openAt <= now);
  const isRunning = opened !== undefined && now < opened.times.claimUntil;
  return (isRunning ? opened : seen[0]) ?? null;
}

/** Query for editions that ended between two times and have a later visible one. */
const BEFORE = `SELECT * FROM activity_edition AS one WHERE end_at BETWEEN ?2 AND ?1 AND EXISTS (
    SELECT 1 FROM activity_edition AS later
    WHERE later.kind = one.kind AND later.open_at > one.open_at AND later.preheat_at <= ?1)
  ORDER BY end_at DESC`;

export type Editions = ReturnType<typeof createEditions>;

/** Creates the store of activity editions; times epoch ms. */
export function createEditions(db: DatabaseSync) {
  const selectById = query(db, EditionRow, 'SELECT * FROM activity_edition WHERE activity_id = ?');
  const ofKind = query(db, EditionRow, 'SELECT * FROM activity_edition WHERE kind = ? ORDER BY open_at DESC');
  const before = query(db, EditionRow, BEFORE);
  const all = query(db, EditionRow, 'SELECT * FROM activity_edition ORDER BY open_at DESC');
  const insert = db.prepare('INSERT INTO activity_edition VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const settle = db.prepare('UPDATE activity_edition SET settled_at = ? WHERE activity_id = ?');
  const move = db.prepare(
    `UPDATE activity_edition SET preheat_at = ?, open_at = ?, draw_at = ?, end_at = ?, claim_until = ?, settled_at = ?
     WHERE activity_id = ?`,
  );
  const seenOf = (kind: ActivityKind, now: number): readonly Edition[] =>
    ofKind
      .all(kind)
      .filter(({ preheat_at }) => preheat_at <= now)
      .map(editionOf);
  return {
    byId: (activityId: string): Edition | null => {
      const row = selectById.get(activityId);
      return row ? editionOf(row) : null;
    },
    ofKind: (kind: ActivityKind): readonly Edition[] => ofKind.all(kind).map(editionOf),
    all: (): readonly Edition[] => all.readable().map(editionOf),
    /** The newest one that has opened until it is closed, then the one to come; null before the first. */
    current: (kind: ActivityKind, now: number) => currentOf(seenOf(kind, now), now),
    /** The current one, then the others that may be seen and are not closed, the newest first. */
    shown(kind: ActivityKind, now: number): readonly Edition[] {
      const seen = seenOf(kind, now);
      const current = currentOf(seen, now);
      if (current === null) return [];
      const others = seen.filter((each) => each !== current && now < each.times.claimUntil);
      return [current, ...others];
    },
    /** Returns editions before the current ones that ended after a time, the newest first. */
    past: (now: number, endedAfter: number): readonly Edition[] => before.all(now, endedAfter).map(editionOf),
    add(kind: ActivityKind, { activityId, title, times, settles, secret }: NewEdition) {
      const { preheatAt, openAt, drawAt, endAt, claimUntil } = times;
      const settledAt = settles ? null : (drawAt ?? endAt);
      const hidden = secret ?? randomBytes(SECRET_BYTES).toString('hex');
      const spans = [preheatAt, openAt, drawAt, endAt, claimUntil, settledAt] as const;
      insert.run(activityId, kind, title, ...spans, hidden);
    },
    /** Marks every result as known: prizes may be claimed from now on. */
    settled: (activityId: string, at: number) => void settle.run(at, activityId),
    /** An operator's: other times for an edition. */
    retime(activityId: string, times: ActivityTimes, settledAt: number | null) {
      const { preheatAt, openAt, drawAt, endAt, claimUntil } = times;
      move.run(preheatAt, openAt, drawAt, endAt, claimUntil, settledAt, activityId);
    },
  };
}
