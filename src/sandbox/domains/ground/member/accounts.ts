import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { UserId } from '#contract/fields/ids.ts';
import type { Account } from '#sandbox/base/account.ts';
import { flagColumn, intColumn, query } from '#sandbox/db/query.ts';
import type { StoredPassword } from './password.ts';

const AccountRow = v.pipe(
  v.object({
    user_id: UserId,
    name: v.string(),
    nickname: v.string(),
    avatar: v.string(),
    level: intColumn,
    salt: v.string(),
    password: v.string(),
    has_phone: flagColumn,
    room_admin: flagColumn,
    blocked: flagColumn,
  }),
  v.transform(({ user_id, has_phone, room_admin, ...row }) => ({
    ...row,
    userId: user_id,
    hasPhone: has_phone,
    roomAdmin: room_admin,
  })),
);
const NicknameRow = v.object({ user_id: v.string(), nickname: v.string() });

export type Accounts = {
  byName(name: string): Account | null;
  byId(userId: string): Account | null;
  /** Returns the first members by name, up to a maximum. */
  list(limit: number): readonly Account[];
  /** Adds a member, or leaves the one with that id as it is. */
  add(account: Account): void;
  /** Shuts a member out of logging in, or lets them in again. */
  block(userId: string, blocked: boolean): void;
  setPassword(userId: string, stored: StoredPassword): void;
  /** The same password at a higher cost, unless it has been changed since `account` was read. */
  strengthenPassword(account: Account, better: StoredPassword): void;
  setAvatar(userId: string, avatar: string): void;
  setNickname(userId: string, nickname: string): void;
  /** Marks the member as having a phone. */
  gotPhone(userId: string): void;
  /** Returns all nicknames, to check whether one is taken. */
  nicknames(): readonly { readonly userId: string; readonly nickname: string }[];
};

/** The members in the database. */
export function createAccounts(db: DatabaseSync): Accounts {
  const byName = query(db, AccountRow, 'SELECT * FROM member WHERE name = lower(?)');
  const byId = query(db, AccountRow, 'SELECT * FROM member WHERE user_id = ?');
  const all = query(db, AccountRow, 'SELECT * FROM member ORDER BY name LIMIT ?');
  const insert = db.prepare(
    `INSERT INTO member (user_id, name, nickname, avatar, level, salt, password, has_phone, room_admin, blocked)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  const setPassword = db.prepare('UPDATE member SET salt = ?, password = ? WHERE user_id = ?');
  const strengthen = db.prepare(
    'UPDATE member SET salt = ?, password = ? WHERE user_id = ? AND password = ? AND salt = ?',
  );
  const setAvatar = db.prepare('UPDATE member SET avatar = ? WHERE user_id = ?');
  const setNickname = db.prepare('UPDATE member SET nickname = ? WHERE user_id = ?');
  const gotPhone = db.prepare('UPDATE member SET has_phone = 1 WHERE user_id = ?');
  const nicknames = query(db, NicknameRow, 'SELECT user_id, nickname FROM member');
  const setBlocked = db.prepare('UPDATE member SET blocked = ? WHERE user_id = ?');
  return {
    byName: (name) => byName.get(name) ?? null,
    byId: (userId) => byId.get(userId) ?? null,
    list: (limit) => all.all(limit),
    add: ({ userId, name, nickname, avatar, level, salt, password, hasPhone, roomAdmin, blocked }) => {
      const flags = [hasPhone, roomAdmin, blocked].map(Number);
      insert.run(userId, name, nickname, avatar, level, salt, password, ...flags);
    },
    setPassword: (userId, { salt, password }) => {
      setPassword.run(salt, password, userId);
    },
    strengthenPassword: (account, { salt, password }) => {
      strengthen.run(salt, password, account.userId, account.password, account.salt);
    },
    setAvatar: (userId, avatar) => void setAvatar.run(avatar, userId),
    setNickname: (userId, nickname) => void setNickname.run(nickname, userId),
    gotPhone: (userId) => void gotPhone.run(userId),
    nicknames: () => nicknames.all().map(({ user_id, nickname }) => ({ userId: user_id, nickname })),
    block: (userId, blocked) => {
      setBlocked.run(Number(blocked), userId);
    },
  };
}
