import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Migrations } from '#sandbox/db/migrate.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { Admission } from '#sandbox/domains/ground/admission/admission.ts';
import { AGAIN_AFTER_MS, COUNTS_FOR_MS, MARKERS, type Marker, WEIGHTS } from './markers.table.ts';

const tables = `
CREATE TABLE harm_note (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('limitRaised', 'limitHit', 'quickAnswer')),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX harm_note_of_member ON harm_note (user_id, at);
CREATE TABLE harm_marker (
  user_id TEXT NOT NULL REFERENCES member,
  marker TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (user_id, marker, at)
) STRICT, WITHOUT ROWID;
CREATE TABLE harm_case (
  case_id INTEGER PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES member,
  score INTEGER NOT NULL,
  opened_at INTEGER NOT NULL,
  closed_at INTEGER,
  note TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE UNIQUE INDEX harm_case_open ON harm_case (user_id) WHERE closed_at IS NULL;
`;

/** Notes may also be of a wish to cancel a withdrawal. */
const cancelRequests = `
CREATE TABLE harm_note_next (
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('limitRaised', 'limitHit', 'quickAnswer', 'cancelAsked')),
  at INTEGER NOT NULL
) STRICT;
INSERT INTO harm_note_next SELECT user_id, kind, at FROM harm_note;
DROP TABLE harm_note;
ALTER TABLE harm_note_next RENAME TO harm_note;
CREATE INDEX harm_note_of_member ON harm_note (user_id, at);
`;

/** Detected markers of harm, the cases that operators review, and notes of actions that are not stored elsewhere. */
export const markerMigrations: Migrations = { name: 'marker', steps: [tables, cancelRequests] };

/**
 * Acts of a member that leave no other row: a limit raised or reached, a reality check answered within two seconds, a
 * withdrawal that was to be cancelled where that is not done.
 */
export const HARM_NOTES = ['limitRaised', 'limitHit', 'quickAnswer', 'cancelAsked'] as const;
export type HarmNote = (typeof HARM_NOTES)[number];

const FoundRow = v.object({ marker: v.picklist(MARKERS), at: intColumn });
const CaseRow = v.object({
  case_id: intColumn,
  user_id: v.string(),
  score: intColumn,
  opened_at: intColumn,
});
export type CaseRow = v.InferOutput<typeof CaseRow>;

export type MarkerStore = ReturnType<typeof createMarkerStore>;

/** Store of members’ markers and the open cases; times are epoch ms. */
export function createMarkerStore(db: DatabaseSync) {
  const found = query(
    db,
    FoundRow,
    'SELECT marker, at FROM harm_marker WHERE user_id = ? AND at > ? ORDER BY at, marker',
  );
  const add = db.prepare('INSERT INTO harm_marker VALUES (?, ?, ?)');
  const note = db.prepare('INSERT INTO harm_note VALUES (?, ?, ?)');
  const open = db.prepare(
    'INSERT INTO harm_case (user_id, score, opened_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  );
  const grow = db.prepare('UPDATE harm_case SET score = ? WHERE user_id = ? AND closed_at IS NULL');
  const close = db.prepare(
    'UPDATE harm_case SET closed_at = ?, note = ? WHERE case_id = ? AND closed_at IS NULL',
  );
  const cases = query(
    db,
    CaseRow,
    'SELECT case_id, user_id, score, opened_at FROM harm_case WHERE closed_at IS NULL ORDER BY score DESC, opened_at LIMIT ?',
  );
  const hasOpen = db.prepare('SELECT 1 FROM harm_case WHERE user_id = ? AND closed_at IS NULL');
  /** Found in the last fourteen days, the oldest first. */
  const foundOf = (userId: string, now: number) => found.all(userId, now - COUNTS_FOR_MS);
  return {
    foundOf,
    note: (userId: string, kind: HarmNote, at: number) => void note.run(userId, kind, at),
    /** Stores markers that were not detected in the last seven days. @returns these */
    add(userId: string, markers: readonly Marker[], now: number): readonly Marker[] {
      const recent = foundOf(userId, now).filter(({ at }) => at > now - AGAIN_AFTER_MS);
      const fresh = markers.filter((marker) => recent.every((known) => known.marker !== marker));
      for (const marker of fresh) add.run(userId, marker, now);
      return fresh;
    },
    /** The sum of fourteen days. */
    scoreOf: (userId: string, now: number): number =>
      foundOf(userId, now).reduce((sum, { marker }) => sum + WEIGHTS[marker], 0),
    /** Opens a case, or raises the score of the one that is open. */
    raiseCase(userId: string, score: number, now: number) {
      open.run(userId, score, now);
      grow.run(score, userId);
    },
    /** @returns false when there is no such open case */
    closeCase: (caseId: number, note: string, now: number): boolean =>
      close.run(now, note, caseId).changes === 1,
    openCases: (limit: number) => cases.all(limit),
    /** Reports whether the member has an open case, during which they get no offers. */
    hasOpenCase: (userId: string): boolean => hasOpen.get(userId) !== undefined,
  };
}

/**
 * Blocks the use of offers while an operator has an open case about the member; all other checks run first.
 * @throws Refusal ACTIVITY_BLACKLIST
 */
export const holdingOffers = (
  protection: Admission,
  { hasOpenCase }: Pick<MarkerStore, 'hasOpenCase'>,
): Admission => ({
  admit(action) {
    protection.admit(action);
    if (action.use === 'offer' && hasOpenCase(action.userId)) refuse('ACTIVITY_BLACKLIST');
  },
});
