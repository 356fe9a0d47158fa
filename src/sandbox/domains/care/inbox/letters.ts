import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';

const PartRow = v.object({
  part_id: v.bigint(),
  author: v.picklist(['member', 'service']),
  text: v.string(),
  at: intColumn,
});
const AnsweredRow = v.object({
  message_id: v.bigint(),
  user_id: v.string(),
  title: v.string(),
  text: v.string(),
  author: v.picklist(['member', 'service']),
});
const Owner = v.object({ user_id: v.string() });
const Begun = v.object({ message_id: v.bigint() });

/** Number of leading characters that identify a member's own letter in the list. */
const SUBJECT = 16;
const OWN_LETTER = '客服的回复会写在这封私信里，有新回复时它会重新变为未读。';

function subjectOf(text: string): string {
  const [first = ''] = text.split('\n');
  const letters = [...first];
  return `写给客服：${letters.slice(0, SUBJECT).join('')}${letters.length > SUBJECT ? '…' : ''}`;
}

type Part = {
  readonly partId: string;
  readonly from: 'member' | 'service';
  readonly text: string;
  readonly at: number;
};

export type AnsweredLetter = {
  readonly messageId: string;
  readonly userId: string;
  readonly title: string;
  readonly text: string;
  /** The member had the last word. */
  readonly isWaiting: boolean;
};

export type Letters = {
  /** The oldest first. */
  parts(messageId: string): Part[];
  /** A letter of the member's own to customer service; a repeat of the request is the same letter. @returns its message */
  begin(userId: string, requestId: string, text: string, now: number): string;
  /** Adds the member's own text; a repeat of the request adds nothing. */
  answer(messageId: string, requestId: string, text: string, now: number): void;
  /** Adds the operator's text, and marks the letter as unread. @returns false when there is no such letter. */
  write(messageId: string, text: string, now: number): boolean;
  /** Letters that members answered, those that wait first. */
  answered(limit: number): AnsweredLetter[];
};

const createPartInsert = (db: DatabaseSync) =>
  db.prepare(
    `INSERT INTO letter_part (message_id, author, request_id, text, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (message_id, request_id) DO NOTHING`,
  );

function createBeginning(db: DatabaseSync): Pick<Letters, 'begin'> {
  const begun = query(
    db,
    Begun,
    'SELECT message_id FROM letter_part JOIN message USING (message_id) WHERE user_id = ? AND request_id = ?',
  );
  const open = query(
    db,
    Begun,
    `INSERT INTO message (user_id, kind, title, text, place, at, read_at)
     VALUES (?1, 'letter', ?2, ?3, NULL, ?4, ?4) RETURNING message_id`,
  );
  const insert = createPartInsert(db);
  return {
    begin: (userId, requestId, text, now) =>
      transaction(db, () => {
        const before = begun.get(userId, requestId);
        if (before) return before.message_id.toString();
        const [letter] = open.all(userId, subjectOf(text), OWN_LETTER, now);
        if (!letter) throw new Error('a letter was not kept');
        insert.run(letter.message_id, 'member', requestId, text, now);
        return letter.message_id.toString();
      }),
  };
}

/** Creates the store of messages that members and customer service add to private letters. Times are epoch ms. */
export function createLetters(db: DatabaseSync): Letters {
  const parts = query(
    db,
    PartRow,
    'SELECT part_id, author, text, at FROM letter_part WHERE message_id = ? ORDER BY part_id',
  );
  const insert = createPartInsert(db);
  const owner = query(db, Owner, `SELECT user_id FROM message WHERE message_id = ? AND kind = 'letter'`);
  const renew = db.prepare('UPDATE message SET read_at = NULL, at = ? WHERE message_id = ?');
  const answered = query(
    db,
    AnsweredRow,
    `SELECT message_id, user_id, title, message.text AS text, author FROM message
     JOIN letter_part USING (message_id)
     WHERE part_id = (SELECT max(part_id) FROM letter_part AS last WHERE last.message_id = message.message_id)
     ORDER BY author, part_id DESC LIMIT ?`,
  );
  return {
    parts: (messageId) =>
      parts
        .all(BigInt(messageId))
        .map(({ part_id, author, text, at }) => ({ partId: part_id.toString(), from: author, text, at })),
    ...createBeginning(db),
    answer: (messageId, requestId, text, now) =>
      void insert.run(BigInt(messageId), 'member', requestId, text, now),
    write: (messageId, text, now) =>
      transaction(db, () => {
        if (!owner.get(BigInt(messageId))) return false;
        insert.run(BigInt(messageId), 'service', null, text, now);
        renew.run(now, BigInt(messageId));
        return true;
      }),
    answered: (limit) =>
      answered.all(limit).map(({ message_id, user_id, title, text, author }) => ({
        messageId: message_id.toString(),
        userId: user_id,
        title,
        text,
        isWaiting: author === 'member',
      })),
  };
}
