import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { UserId } from '#contract/models/ids.ts';
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
export type Accounts = {
  byName(name: string): Account | null;
  byId(userId: string): Account | null;
  /** The first members by name, at most so many. */
  list(most: number): readonly Account[];
  /** Adds a member, or leaves the one with that id as it is. */
  add(account: Account): void;
  /** Shuts a member out of logging in, or lets them in again. */
  block(userId: string, blocked: boolean): void;
  setPassword(userId: string, stored: StoredPassword): void;
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
  const setBlocked = db.prepare('UPDATE member SET blocked = ? WHERE user_id = ?');
  return {
    byName: (name) => byName.get(name) ?? null,
    byId: (userId) => byId.get(userId) ?? null,
    list: (most) => all.all(most),
    add: ({ userId, name, nickname, avatar, level, salt, password, hasPhone, roomAdmin, blocked }) => {
      const flags = [hasPhone, roomAdmin, blocked].map(Number);
      insert.run(userId, name, nickname, avatar, level, salt, password, ...flags);
    },
    setPassword: (userId, { salt, password }) => {
      setPassword.run(salt, password, userId);
    },
    block: (userId, blocked) => {
      setBlocked.run(Number(blocked), userId);
    },
  };
}
