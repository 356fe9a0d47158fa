import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { ChatMessage, type ChatMessageWire } from '#contract/community/chat-message/schema.ts';
import { intColumn, jsonColumn, query } from '#sandbox/db/query.ts';
import { whenRolledBack } from '#sandbox/db/transaction.ts';

/** The rows behind the rooms' rings. */
export type MessageTable = {
  /** Runs `undo` if what is being written is rolled back. */
  whenUndone(undo: () => void): void;
  /** Highest seq claimed or written; 0 for a room without messages. */
  latestSeq(roomNo: string): number;
  /** Newest first; rows that cannot be read are left out. */
  newest(roomNo: string, count: number): ChatMessageWire[];
  write(roomNo: string, messages: readonly ChatMessageWire[], latestSeq: number): void;
  /** Puts messages in the place of those with their seqs, as far as they are written. */
  rewrite(roomNo: string, messages: readonly ChatMessageWire[]): void;
  /** Reserves sequence numbers up to this one, so that no later platform assigns them. */
  claim(roomNo: string, latestSeq: number): void;
  /** Forgets one message of a room. */
  drop(roomNo: string, seq: number): void;
  /** Deletes messages below a sequence number. */
  prune(roomNo: string, floorSeq: number): void;
  /** Room numbers after one, in their order. */
  roomsAfter(roomNo: string, count: number): readonly string[];
  /** Forgets all but the newest messages of a room. @returns how many it forgot */
  retainNewest(roomNo: string, count: number): number;
  /** Forgets a room, its settings included. @returns how many messages it had */
  forget(roomNo: string): number;
  /** Returns empty pages to the file system. */
  shrink(pages: number): void;
};

const isMessage = (body: unknown): body is ChatMessageWire => v.is(ChatMessage, body);

const StoredMessage = v.pipe(
  v.object({
    roomNo: v.string(),
    seq: intColumn,
    body: jsonColumn(v.custom<ChatMessageWire>(isMessage)),
  }),
  v.check(({ roomNo, seq, body }) => body.roomNo === roomNo && body.seq === seq),
);

/** Deletions that limit the size of the table. */
function forgetting(
  db: DatabaseSync,
): Pick<MessageTable, 'roomsAfter' | 'retainNewest' | 'forget' | 'shrink'> {
  const roomNos = query(
    db,
    v.object({ roomNo: v.string() }),
    'SELECT room_no AS roomNo FROM world_chat_room WHERE room_no > ? ORDER BY room_no LIMIT ?',
  );
  const trim = db.prepare(
    `DELETE FROM world_chat_message WHERE room_no = ?1 AND seq <=
       (SELECT seq FROM world_chat_message WHERE room_no = ?1 ORDER BY seq DESC LIMIT 1 OFFSET ?2)`,
  );
  const dropRoom = db.prepare('DELETE FROM world_chat_room WHERE room_no = ?');
  const dropMutes = db.prepare('DELETE FROM world_chat_mute WHERE room_no = ?');
  const dropAll = db.prepare('DELETE FROM world_chat_message WHERE room_no = ?');
  return {
    roomsAfter: (roomNo, count) => roomNos.all(roomNo, count).map((row) => row.roomNo),
    retainNewest: (roomNo, count) => Number(trim.run(roomNo, count).changes),
    forget(roomNo) {
      dropRoom.run(roomNo);
      dropMutes.run(roomNo);
      return Number(dropAll.run(roomNo).changes);
    },
    shrink: (pages) => db.exec(`PRAGMA incremental_vacuum(${pages})`),
  };
}

/** The messages of every room in the database. */
export function messageTable(db: DatabaseSync): MessageTable {
  const latest = query(
    db,
    v.object({ seq: intColumn }),
    `SELECT max(coalesce((SELECT latest_seq FROM world_chat_room WHERE room_no = ?1), 0),
       coalesce((SELECT max(seq) FROM world_chat_message WHERE room_no = ?1), 0)) AS seq`,
  );
  const newest = query(
    db,
    StoredMessage,
    `SELECT room_no AS roomNo, seq, body FROM world_chat_message WHERE room_no = ?
     ORDER BY seq DESC LIMIT ?`,
  );
  const insert = db.prepare('INSERT INTO world_chat_message (room_no, seq, body) VALUES (?, ?, ?)');
  const update = db.prepare('UPDATE world_chat_message SET body = ? WHERE room_no = ? AND seq = ?');
  const prune = db.prepare('DELETE FROM world_chat_message WHERE room_no = ? AND seq < ?');
  const drop = db.prepare('DELETE FROM world_chat_message WHERE room_no = ? AND seq = ?');
  const note = db.prepare(
    `INSERT INTO world_chat_room (room_no, latest_seq) VALUES (?, ?)
     ON CONFLICT (room_no) DO UPDATE SET latest_seq = excluded.latest_seq`,
  );

  return {
    ...forgetting(db),
    whenUndone: (undo) => whenRolledBack(db, undo),
    latestSeq: (roomNo) => latest.get(roomNo)?.seq ?? 0,
    newest: (roomNo, count) => newest.readable(roomNo, count).map(({ body }) => body),
    write(roomNo, messages, latestSeq) {
      for (const message of messages) insert.run(roomNo, message.seq, JSON.stringify(message));
      note.run(roomNo, latestSeq);
    },
    rewrite(roomNo, messages) {
      for (const message of messages) update.run(JSON.stringify(message), roomNo, message.seq);
    },
    claim: (roomNo, latestSeq) => void note.run(roomNo, latestSeq),
    drop: (roomNo, seq) => void drop.run(roomNo, seq),
    prune: (roomNo, floorSeq) => void prune.run(roomNo, floorSeq),
  };
}
