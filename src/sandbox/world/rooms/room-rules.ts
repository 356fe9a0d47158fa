import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { RoomNotice, RoomSetup, RoomStore } from './room-store.ts';

const roomRow = v.object({
  slowModeMs: intColumn,
  author: v.nullable(v.string()),
  text: v.nullable(v.string()),
  type: v.pipe(intColumn, v.picklist([1, 2, 3])),
  held: v.nullable(v.pipe(intColumn, v.picklist([-1, 0, 1]))),
});
const muteRow = v.object({ userId: v.string(), username: v.string(), level: intColumn, until: intColumn });
const QUIET: RoomSetup = { slowModeMs: 0 };

/** Settings by a room's admins: slow mode, notice, mutes, a manually held status. */
export type RoomRules = Pick<
  RoomStore,
  | 'setup'
  | 'change'
  | 'mute'
  | 'unmute'
  | 'mutedUntil'
  | 'muted'
  | 'holdStatus'
  | 'heldStatus'
  | 'releaseStatuses'
  | 'clearPlatformNotices'
>;

/** Text of a removed notice. */
const REMOVED = '';
const ADMINS = 2;
const PLATFORM = 3;

const noticeIn = ({ author, text, type }: v.InferOutput<typeof roomRow>): RoomNotice | null =>
  author === null || text === null || text === REMOVED ? null : { author, text, type };

function setups(db: DatabaseSync) {
  const room = query(
    db,
    roomRow,
    `SELECT slow_mode_ms AS slowModeMs, notice_author AS author, notice_text AS text,
       notice_type AS type, held_status AS held
     FROM world_chat_room WHERE room_no = ?`,
  );
  const store = db.prepare(
    `INSERT INTO world_chat_room (room_no, slow_mode_ms, notice_author, notice_text, notice_type)
     VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (room_no) DO UPDATE SET slow_mode_ms = excluded.slow_mode_ms,
       notice_author = excluded.notice_author, notice_text = excluded.notice_text,
       notice_type = excluded.notice_type`,
  );
  const hold = db.prepare(
    `INSERT INTO world_chat_room (room_no, held_status) VALUES (?, ?)
     ON CONFLICT (room_no) DO UPDATE SET held_status = excluded.held_status`,
  );
  const clear = db.prepare(
    'UPDATE world_chat_room SET notice_author = NULL, notice_text = NULL WHERE notice_type = ?',
  );
  const release = db.prepare('UPDATE world_chat_room SET held_status = NULL');

  function setup(roomNo: string): RoomSetup {
    const row = room.get(roomNo);
    if (!row) return QUIET;
    const { slowModeMs } = row;
    return row.text === null ? { slowModeMs } : { slowModeMs, notice: noticeIn(row) };
  }

  return {
    setup,
    change(roomNo: string, change: Partial<RoomSetup>) {
      const { slowModeMs, notice } = { ...setup(roomNo), ...change };
      const text = notice === null ? REMOVED : (notice?.text ?? null);
      store.run(roomNo, slowModeMs, notice?.author ?? null, text, notice?.type ?? ADMINS);
    },
    heldStatus: (roomNo: string) => room.get(roomNo)?.held ?? null,
    releaseStatuses: () => void release.run(),
    clearPlatformNotices: () => void clear.run(PLATFORM),
    holdStatus: (roomNo: string, status: -1 | 0 | 1 | null) => void hold.run(roomNo, status),
  };
}

function mutes(db: DatabaseSync, now: () => number) {
  const columns = 'user_id AS userId, username, level, until';
  const memberMute = query(
    db,
    muteRow,
    `SELECT ${columns} FROM world_chat_mute WHERE room_no = ? AND user_id = ? AND until > ?`,
  );
  const all = query(
    db,
    muteRow,
    `SELECT ${columns} FROM world_chat_mute WHERE room_no = ? AND until > ? ORDER BY until, user_id`,
  );
  const store = db.prepare('INSERT OR REPLACE INTO world_chat_mute VALUES (?, ?, ?, ?, ?)');
  const lift = db.prepare('DELETE FROM world_chat_mute WHERE room_no = ? AND user_id = ?');

  const mute: RoomStore['mute'] = (roomNo, { userId, username, level, until }) =>
    void store.run(roomNo, userId, username, level, until);
  const mutedUntil = (roomNo: string, userId: string) => memberMute.get(roomNo, userId, now())?.until ?? null;

  return {
    mute,
    mutedUntil,
    muted: (roomNo: string) => all.all(roomNo, now()),
    unmute(roomNo: string, userId: string) {
      const wasMuted = mutedUntil(roomNo, userId) !== null;
      lift.run(roomNo, userId);
      return wasMuted;
    },
  };
}

export const roomRules = (db: DatabaseSync, now: () => number): RoomRules => ({
  ...setups(db),
  ...mutes(db, now),
});
