import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { DOCUMENT_SIDES, type DocumentSide } from '#contract/people/identity/document-rules.ts';
import { query } from '#sandbox/db/query.ts';
import type { UploadedImage } from '#sandbox/domains/ground/uploads/check-image.ts';

const SideRow = v.object({ side: v.picklist(DOCUMENT_SIDES) });
const ImageRow = v.object({
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  content: v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
});

/** Images of documents until they are decided. Only operators can view one. */
export type DocumentImages = {
  /** Stores an image, replacing the previous one. */
  save(userId: string, side: DocumentSide, image: UploadedImage, now: number): void;
  sidesOf(userId: string): readonly DocumentSide[];
  imageOf(userId: string, side: string): UploadedImage | null;
  drop(userId: string): void;
  /** Deletes images uploaded before a timestamp, epoch ms, that were never submitted for review. */
  dropLoose(before: number): void;
};

/** Creates the image store on a database whose schema is up to date. */
export function createDocumentImages(db: DatabaseSync): DocumentImages {
  const upsert = db.prepare('INSERT OR REPLACE INTO identity_picture VALUES (?, ?, ?, ?, ?)');
  const sides = query(db, SideRow, 'SELECT side FROM identity_picture WHERE user_id = ? ORDER BY side');
  const bySide = query(
    db,
    ImageRow,
    'SELECT type, content FROM identity_picture WHERE user_id = ? AND side = ?',
  );
  const drop = db.prepare('DELETE FROM identity_picture WHERE user_id = ?');
  const dropLoose = db.prepare(
    `DELETE FROM identity_picture WHERE at < ?
     AND user_id NOT IN (SELECT user_id FROM identity WHERE state = 'pending')`,
  );
  return {
    save: (userId, side, { type, bytes }, now) => void upsert.run(userId, side, type, bytes, now),
    sidesOf: (userId) => sides.all(userId).map(({ side }) => side),
    imageOf(userId, side) {
      const known = bySide.get(userId, side);
      return known ? { type: known.type, bytes: known.content } : null;
    },
    drop: (userId) => void drop.run(userId),
    dropLoose: (before) => void dropLoose.run(before),
  };
}
