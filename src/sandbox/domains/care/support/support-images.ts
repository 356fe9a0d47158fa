import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { UploadedImage } from '#sandbox/domains/ground/uploads/check-image.ts';

const ID_BYTES = 12;
/** Maximum number of stored images, the newest ones: storage open to uploads from anyone must not grow indefinitely. */
const IMAGES_MAX = 2_000;

const ImageRow = v.object({
  owner: v.string(),
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  content: v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
});

export type SupportImages = {
  /** Stores an image. @returns its id. */
  save(owner: string, image: UploadedImage): string;
  /** Null unless it was handed in by this owner. */
  of(owner: string, imageId: string): UploadedImage | null;
  /** Returns an image of any owner, for operators; null when it is no longer stored. */
  find(imageId: string): UploadedImage | null;
  /** Moves the images of one owner to another: a guest has logged in. */
  move(from: string, to: string): void;
};

/** Creates the store of images uploaded with messages. An owner is a member, or the device of a guest. */
export function createSupportImages(db: DatabaseSync): SupportImages {
  const insert = db.prepare(
    `INSERT INTO service_picture (picture_id, owner, type, content, number)
     VALUES (?, ?, ?, ?, (SELECT coalesce(max(number), 0) + 1 FROM service_picture))`,
  );
  const drop = db.prepare(
    `DELETE FROM service_picture
     WHERE number <= (SELECT max(number) - ${IMAGES_MAX} FROM service_picture)`,
  );
  const byId = query(db, ImageRow, 'SELECT owner, type, content FROM service_picture WHERE picture_id = ?');
  const move = db.prepare('UPDATE service_picture SET owner = ?2 WHERE owner = ?1');
  const find = (imageId: string) => {
    const row = byId.get(imageId);
    return row ? { owner: row.owner, image: { type: row.type, bytes: row.content } } : null;
  };
  return {
    save(owner, { type, bytes }) {
      const imageId = randomBytes(ID_BYTES).toString('hex');
      transaction(db, () => {
        insert.run(imageId, owner, type, bytes);
        drop.run();
      });
      return imageId;
    },
    of(owner, imageId) {
      const found = find(imageId);
      return found?.owner === owner ? found.image : null;
    },
    find: (imageId) => find(imageId)?.image ?? null,
    move: (from, to) => void move.run(from, to),
  };
}
