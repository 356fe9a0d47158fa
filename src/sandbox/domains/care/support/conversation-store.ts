import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { CONVERSATION_EVENTS, type ConversationEvent } from '#contract/care/support/schema.ts';
import { CONVERSATION_STATES, type ConversationState } from '#contract/care/support/states.table.ts';
import { siteIdOf } from '#sandbox/base/tables/sites.table.ts';
import { countQuery, flagColumn, intColumn, query } from '#sandbox/db/query.ts';

const conversationColumns = {
  conversation_id: v.bigint(),
  owner: v.string(),
  site_id: v.pipe(v.string(), v.transform(siteIdOf)),
  state: v.picklist(CONVERSATION_STATES),
  stars: v.nullable(v.pipe(intColumn, v.picklist([1, 2, 3, 4, 5]))),
  queued_at: intColumn,
  seen_at: intColumn,
  said_at: intColumn,
  asked_at: intColumn,
  told_at: intColumn,
  changed_at: intColumn,
  person_wanted: flagColumn,
};
const ConversationRow = v.object(conversationColumns);
/** Conversation with the unanswered message of its visitor. */
const UnansweredRow = v.object({ ...conversationColumns, text: v.string() });
export type UnansweredRow = v.InferOutput<typeof UnansweredRow>;
export type ConversationRow = v.InferOutput<typeof ConversationRow>;

const MESSAGE_AUTHORS = ['visitor', 'service', 'automatic', 'event'] as const;
const MessageRow = v.object({
  word_id: v.bigint(),
  author: v.picklist(MESSAGE_AUTHORS),
  event: v.nullable(v.picklist(CONVERSATION_EVENTS)),
  request_id: v.nullable(v.string()),
  text: v.string(),
  picture_id: v.nullable(v.string()),
  at: intColumn,
});
export type MessageRow = v.InferOutput<typeof MessageRow>;

const Wait = v.object({ waited_ms: intColumn });

export type NewMessage = {
  readonly author: (typeof MESSAGE_AUTHORS)[number];
  readonly event?: ConversationEvent;
  readonly requestId?: string;
  readonly text?: string;
  readonly imageId?: string | null;
};

/** Times of a conversation that are noted by themselves. */
type Noted = 'queued_at' | 'seen_at' | 'said_at' | 'asked_at' | 'told_at';

export type ConversationStore = {
  /** The last one of an owner: a member, or the device of a guest. */
  latest(owner: string): ConversationRow | null;
  byId(conversationId: bigint): ConversationRow | null;
  open(owner: string, siteId: string, state: ConversationState, now: number): ConversationRow;
  setState(conversationId: bigint, state: ConversationState, now: number): void;
  note(conversationId: bigint, field: Noted, now: number): void;
  /** Records its waiting time in the queue, ms. */
  waited(conversationId: bigint, ms: number): void;
  rate(conversationId: bigint, stars: number): void;
  addMessage(conversationId: bigint, message: NewMessage, now: number): void;
  /** Reports whether the owner has sent this message before, in any conversation. */
  hasMessage(owner: string, requestId: string): boolean;
  /** Returns the last messages of an owner in all their conversations, the oldest first. */
  messagesOf(owner: string, limit: number): MessageRow[];
  inState(state: ConversationState): ConversationRow[];
  /** Conversations due for an automatic answer: no operator, last message by the visitor, sent before `sentBefore`. */
  unanswered(sentBefore: number): UnansweredRow[];
  /** Automatic answers in a conversation, oldest first. */
  automaticAnswers(conversationId: bigint): string[];
  /** The visitor wants a person, and no more automatic answers. */
  requestOperator(conversationId: bigint): void;
  /** Returns the number of conversations queued before it. */
  ahead(row: ConversationRow): number;
  /** Returns the most recent waiting times, ms. */
  waits(limit: number): number[];
  /** Returns conversations that wait for an operator, the oldest first, then the others, the newest first. */
  forOperators(limit: number): ConversationRow[];
  /** Moves the conversations of one owner to another: a guest has logged in. */
  move(from: string, to: string): void;
  /** Deletes conversations that ended before a time. */
  forget(before: number): void;
};

/** Queries and updates for automatic answers. */
function createAutomaticPart(db: DatabaseSync) {
  const unanswered = query(
    db,
    UnansweredRow,
    `SELECT conversation.*, word.text FROM conversation JOIN conversation_word AS word ON word.word_id =
       (SELECT max(word_id) FROM conversation_word AS last
        WHERE last.conversation_id = conversation.conversation_id)
     WHERE state IN ('queued', 'offline') AND person_wanted = 0 AND word.author = 'visitor' AND word.at <= ?`,
  );
  const automatic = query(
    db,
    v.object({ text: v.string() }),
    `SELECT text FROM conversation_word WHERE conversation_id = ? AND author = 'automatic' ORDER BY word_id`,
  );
  const wantPerson = db.prepare('UPDATE conversation SET person_wanted = 1 WHERE conversation_id = ?');
  return {
    unanswered: (sentBefore: number) => unanswered.all(sentBefore),
    automaticAnswers: (conversationId: bigint) => automatic.all(conversationId).map(({ text }) => text),
    requestOperator: (conversationId: bigint) => void wantPerson.run(conversationId),
  };
}

function createReading(db: DatabaseSync) {
  const row = (where: string) => query(db, ConversationRow, `SELECT * FROM conversation WHERE ${where}`);
  const latest = row('owner = ? ORDER BY conversation_id DESC LIMIT 1');
  const byId = row('conversation_id = ?');
  const inState = row('state = ? ORDER BY queued_at');
  const shown = row(
    `state NOT IN ('none', 'closed') ORDER BY state NOT IN ('queued', 'waitingAgent', 'assigned', 'offline', 'abandoned'),
     CASE WHEN state IN ('resolved', 'waitingMember') THEN -said_at ELSE said_at END LIMIT ?`,
  );
  const messages = query(
    db,
    MessageRow,
    `SELECT * FROM (SELECT conversation_word.* FROM conversation_word JOIN conversation USING (conversation_id)
       WHERE owner = ? ORDER BY word_id DESC LIMIT ?) ORDER BY word_id`,
  );
  const messageCount = countQuery(
    db,
    `SELECT count(*) AS n FROM conversation_word JOIN conversation USING (conversation_id)
     WHERE owner = ? AND request_id = ?`,
  );
  const ahead = countQuery(
    db,
    `SELECT count(*) AS n FROM conversation WHERE state = 'queued' AND (queued_at, conversation_id) < (?, ?)`,
  );
  const waits = query(
    db,
    Wait,
    `SELECT waited_ms FROM conversation WHERE waited_ms IS NOT NULL ORDER BY conversation_id DESC LIMIT ?`,
  );
  return {
    latest: (owner: string) => latest.get(owner) ?? null,
    byId: (conversationId: bigint) => byId.get(conversationId) ?? null,
    hasMessage: (owner: string, requestId: string) => messageCount(owner, requestId) > 0,
    messagesOf: (owner: string, limit: number) => messages.all(owner, limit),
    inState: (state: ConversationState) => inState.readable(state),
    ahead: ({ queued_at, conversation_id }: ConversationRow) => ahead(queued_at, conversation_id),
    waits: (limit: number) => waits.all(limit).map(({ waited_ms }) => waited_ms),
    forOperators: (limit: number) => shown.all(limit),
  };
}

/** Creates the store of conversations between visitors and customer service. Times are epoch ms. */
export function createConversationStore(db: DatabaseSync): ConversationStore {
  const reading = createReading(db);
  const insert = db.prepare(
    `INSERT INTO conversation (owner, site_id, state, queued_at, seen_at, said_at, changed_at)
     VALUES (?1, ?2, ?3, ?4, ?4, ?4, ?4)`,
  );
  const setState = db.prepare('UPDATE conversation SET state = ?, changed_at = ? WHERE conversation_id = ?');
  const noting = (field: Noted) =>
    db.prepare(`UPDATE conversation SET ${field} = ? WHERE conversation_id = ?`);
  const notes = {
    queued_at: noting('queued_at'),
    seen_at: noting('seen_at'),
    said_at: noting('said_at'),
    asked_at: noting('asked_at'),
    told_at: noting('told_at'),
  };
  const waited = db.prepare('UPDATE conversation SET waited_ms = ? WHERE conversation_id = ?');
  const rate = db.prepare('UPDATE conversation SET stars = ? WHERE conversation_id = ?');
  const insertMessage = db.prepare(
    `INSERT INTO conversation_word (conversation_id, author, event, request_id, text, picture_id, at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  );
  const move = db.prepare('UPDATE conversation SET owner = ?2 WHERE owner = ?1');
  const forget = db.prepare(
    `DELETE FROM conversation WHERE state IN ('closed', 'abandoned') AND changed_at < ?`,
  );
  return {
    ...reading,
    ...createAutomaticPart(db),
    open(owner, siteId, state, now) {
      const id = insert.run(owner, siteId, state, now).lastInsertRowid;
      const created = reading.byId(BigInt(id));
      if (created === null) throw new Error('a conversation that was opened is not there');
      return created;
    },
    setState: (id, state, now) => void setState.run(state, now, id),
    note: (id, field, now) => void notes[field].run(now, id),
    waited: (id, ms) => void waited.run(ms, id),
    rate: (id, stars) => void rate.run(stars, id),
    addMessage: (id, { author, event, requestId, text, imageId }, now) =>
      void insertMessage.run(id, author, event ?? null, requestId ?? null, text ?? '', imageId ?? null, now),
    move: (from, to) => void move.run(from, to),
    forget: (before) => void forget.run(before),
  };
}
