import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DOCUMENT_SIDES, type DocumentSide } from '#contract/people/identity/constants.ts';
import { query } from '#sandbox/db/query.ts';
import type { Picture } from '#sandbox/domains/ground/uploads/look-at-picture.ts';

const SideRow = v.object({ side: v.picklist(DOCUMENT_SIDES) });
const PictureRow = v.object({
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  content: v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
});

/** Pictures of documents until they are decided. Nobody but an operator is shown one. */
export type DocumentPictures = {
  /** Takes the place of the one before. */
  keep(userId: string, side: DocumentSide, picture: Picture, now: number): void;
  sidesOf(userId: string): readonly DocumentSide[];
  picture(userId: string, side: string): Picture | null;
  drop(userId: string): void;
  /** Deletes those handed in before a moment, epoch ms, that nobody sent for review. */
  dropLoose(before: number): void;
};

/** The pictures of a database whose schema is up to date. */
export function createDocumentPictures(db: DatabaseSync): DocumentPictures {
  const put = db.prepare('INSERT OR REPLACE INTO identity_picture VALUES (?, ?, ?, ?, ?)');
  const sides = query(db, SideRow, 'SELECT side FROM identity_picture WHERE user_id = ? ORDER BY side');
  const one = query(
    db,
    PictureRow,
    'SELECT type, content FROM identity_picture WHERE user_id = ? AND side = ?',
  );
  const drop = db.prepare('DELETE FROM identity_picture WHERE user_id = ?');
  const dropLoose = db.prepare(
    `DELETE FROM identity_picture WHERE at < ?
     AND user_id NOT IN (SELECT user_id FROM identity WHERE state = 'pending')`,
  );
  return {
    keep: (userId, side, { type, bytes }, now) => void put.run(userId, side, type, bytes, now),
    sidesOf: (userId) => sides.all(userId).map(({ side }) => side),
    picture(userId, side) {
      const known = one.get(userId, side);
      return known ? { type: known.type, bytes: known.content } : null;
    },
    drop: (userId) => void drop.run(userId),
    dropLoose: (before) => void dropLoose.run(before),
  };
}
