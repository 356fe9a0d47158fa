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
  /** The member's own words; a repeat of the request adds nothing. */
  answer(messageId: string, requestId: string, text: string, now: number): void;
  /** The operator's words: the letter is new again to its member. @returns false when there is no such letter. */
  write(messageId: string, text: string, now: number): boolean;
  /** Letters that members answered, those that wait first. */
  answered(most: number): AnsweredLetter[];
};

/** What members and customer service write under private letters. Times are epoch ms. */
export function createLetters(db: DatabaseSync): Letters {
  const parts = query(
    db,
    PartRow,
    'SELECT part_id, author, text, at FROM letter_part WHERE message_id = ? ORDER BY part_id',
  );
  const insert = db.prepare(
    `INSERT INTO letter_part (message_id, author, request_id, text, at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (message_id, request_id) DO NOTHING`,
  );
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
    answer: (messageId, requestId, text, now) =>
      void insert.run(BigInt(messageId), 'member', requestId, text, now),
    write: (messageId, text, now) =>
      transaction(db, () => {
        if (!owner.get(BigInt(messageId))) return false;
        insert.run(BigInt(messageId), 'service', null, text, now);
        renew.run(now, BigInt(messageId));
        return true;
      }),
    answered: (most) =>
      answered.all(most).map(({ message_id, user_id, title, text, author }) => ({
        messageId: message_id.toString(),
        userId: user_id,
        title,
        text,
        isWaiting: author === 'member',
      })),
  };
}
