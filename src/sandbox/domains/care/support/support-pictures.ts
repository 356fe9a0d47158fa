import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Picture } from '#sandbox/domains/ground/uploads/look-at-picture.ts';

const ID_BYTES = 12;
/** The newest so many are kept: a platform that strangers hand pictures in to must not grow for ever. */
const PICTURES_KEPT = 2_000;

const PictureRow = v.object({
  owner: v.string(),
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  content: v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
});

export type SupportPictures = {
  /** @returns the picture's id. */
  keep(owner: string, picture: Picture): string;
  /** Null unless it was handed in by this owner. */
  of(owner: string, pictureId: string): Picture | null;
  /** For operators, of any owner; null when it is not kept any more. */
  find(pictureId: string): Picture | null;
  /** What one owner handed in is another's from now on: a guest has logged in. */
  move(from: string, to: string): void;
};

/** Pictures that were handed in with messages. An owner is a member, or the device of a guest. */
export function createSupportPictures(db: DatabaseSync): SupportPictures {
  const insert = db.prepare(
    `INSERT INTO service_picture (picture_id, owner, type, content, number)
     VALUES (?, ?, ?, ?, (SELECT coalesce(max(number), 0) + 1 FROM service_picture))`,
  );
  const drop = db.prepare(
    `DELETE FROM service_picture
     WHERE number <= (SELECT max(number) - ${PICTURES_KEPT} FROM service_picture)`,
  );
  const one = query(db, PictureRow, 'SELECT owner, type, content FROM service_picture WHERE picture_id = ?');
  const move = db.prepare('UPDATE service_picture SET owner = ?2 WHERE owner = ?1');
  const find = (pictureId: string) => {
    const row = one.get(pictureId);
    return row ? { owner: row.owner, picture: { type: row.type, bytes: row.content } } : null;
  };
  return {
    keep(owner, { type, bytes }) {
      const pictureId = randomBytes(ID_BYTES).toString('hex');
      transaction(db, () => {
        insert.run(pictureId, owner, type, bytes);
        drop.run();
      });
      return pictureId;
    },
    of(owner, pictureId) {
      const found = find(pictureId);
      return found?.owner === owner ? found.picture : null;
    },
    find: (pictureId) => find(pictureId)?.picture ?? null,
    move: (from, to) => void move.run(from, to),
  };
}
