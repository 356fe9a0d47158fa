import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { UploadedImage } from '#sandbox/domains/ground/uploads/check-image.ts';

const ProfileRow = v.object({ birthday: v.string(), nickname_at: intColumn });
const ImageRow = v.object({
  type: v.picklist(['image/png', 'image/jpeg', 'image/webp']),
  content: v.pipe(
    v.instance(Uint8Array),
    v.transform((bytes) => Buffer.from(bytes)),
  ),
});

const ID_BYTES = 12;
const FOLDER = '/art/member/';
/** Route that serves a member’s avatar. */
export const AVATAR_ROUTE = `${FOLDER}:file`;

export type Profiles = {
  /** Birthday and time of the last nickname change; a blank birthday and the epoch where there is none. */
  of(userId: string): { readonly birthday: string; readonly nicknameAt: number };
  setBirthday(userId: string, birthday: string): void;
  nicknameChanged(userId: string, now: number): void;
  /** Stores an avatar, replacing the previous one. @returns the address it is served at. */
  storeAvatar(userId: string, image: UploadedImage): string;
  /** Returns the avatar for the last part of an address, or null. */
  avatarOf(file: string): UploadedImage | null;
};

/** Store of members’ own data beside name and nickname, and of their avatars. Times are epoch ms. */
export function createProfiles(db: DatabaseSync): Profiles {
  const select = query(db, ProfileRow, 'SELECT birthday, nickname_at FROM member_profile WHERE user_id = ?');
  const birthday = db.prepare(
    `INSERT INTO member_profile (user_id, birthday) VALUES (?1, ?2)
     ON CONFLICT (user_id) DO UPDATE SET birthday = ?2`,
  );
  const renamed = db.prepare(
    `INSERT INTO member_profile (user_id, nickname_at) VALUES (?1, ?2)
     ON CONFLICT (user_id) DO UPDATE SET nickname_at = ?2`,
  );
  const selectImage = query(db, ImageRow, 'SELECT type, content FROM avatar_picture WHERE picture_id = ?');
  const upsertImage = db.prepare('INSERT OR REPLACE INTO avatar_picture VALUES (?, ?, ?, ?)');
  return {
    of(userId) {
      const known = select.get(userId);
      return { birthday: known?.birthday ?? '', nicknameAt: known?.nickname_at ?? 0 };
    },
    setBirthday: (userId, day) => void birthday.run(userId, day),
    nicknameChanged: (userId, now) => void renamed.run(userId, now),
    storeAvatar(userId, { type, bytes }) {
      const id = randomBytes(ID_BYTES).toString('hex');
      upsertImage.run(id, userId, type, bytes);
      return `${FOLDER}${id}`;
    },
    avatarOf(file) {
      const known = selectImage.get(file);
      return known ? { type: known.type, bytes: known.content } : null;
    },
  };
}
