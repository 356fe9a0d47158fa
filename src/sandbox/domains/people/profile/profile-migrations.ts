import type { Migrations } from '#sandbox/db/migrate.ts';

/** Words that the platform’s own avatars are drawn from; none belongs to a member. */
const WORDS = [
  '晨跑',
  '晚风',
  '看台',
  '海盐',
  '松针',
  '芒果',
  '薄荷',
  '橘猫',
  '远山',
  '潮汐',
  '麦田',
  '流星',
] as const;

/** Avatars of the platform that every member may use. */
export const AVATARS: readonly string[] = WORDS.map((word) => `/art/avatar/${encodeURIComponent(word)}.svg`);

const own = `
CREATE TABLE member_profile (
  user_id TEXT PRIMARY KEY REFERENCES member,
  birthday TEXT NOT NULL DEFAULT '',
  nickname_at INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE TABLE avatar_picture (
  picture_id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL UNIQUE REFERENCES member,
  type TEXT NOT NULL,
  content BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE review (
  review_id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id TEXT NOT NULL REFERENCES member,
  kind TEXT NOT NULL CHECK (kind IN ('avatar', 'nickname', 'realName', 'phone', 'birthday')),
  state TEXT NOT NULL CHECK (state IN ('pending', 'approved', 'rejected', 'withdrawn')),
  wanted TEXT NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  type TEXT,
  picture BLOB,
  asked_at INTEGER NOT NULL,
  decidable_at INTEGER NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE UNIQUE INDEX review_pending ON review (user_id, kind) WHERE state = 'pending';
CREATE INDEX review_of_member ON review (user_id, kind, review_id);
`;

/**
 * Replaces the login name in public nicknames and avatar addresses of registered members. Values chosen by a member, and
 * the demo members, stay unchanged.
 */
const namelessMembers = `
UPDATE member SET nickname = '球友' || (10000000 + abs(random() % 90000000))
WHERE lower(nickname) = name AND user_id <> 'u-' || name;
UPDATE member SET avatar = '/art/avatar/' || lower(hex(randomblob(6))) || '.svg'
WHERE avatar LIKE '/art/avatar/%' AND user_id <> 'u-' || name
  AND avatar NOT IN (${AVATARS.map((avatar) => `'${avatar}'`).join(', ')});
`;

/** Members’ own data, their avatars, and the changes pending review. */
export const profileMigrations: Migrations = { name: 'profile', steps: [own, namelessMembers] };
