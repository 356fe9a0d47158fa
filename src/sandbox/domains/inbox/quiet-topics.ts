import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { QUIET_TOPICS, type QuietTopic } from '#contract/models/inbox.ts';
import { query } from '#sandbox/db/query.ts';

const TopicRow = v.object({ topic: v.picklist(QUIET_TOPICS) });
/** Of the account itself, and written to the member alone: nobody can be kept from these. */
const ALWAYS = ['system', 'letter'] as const;

const flag = (value: boolean) => (value ? (1 as const) : (0 as const));

export type QuietTopics = {
  isQuiet(userId: string, topic: string): boolean;
  set(userId: string, topic: QuietTopic, on: boolean): void;
  /** Every topic, as the wire lists them. */
  view(userId: string): { topic: (typeof ALWAYS)[number] | QuietTopic; isOn: 0 | 1; isFixed: 0 | 1 }[];
};

/** What members want no messages of. */
export function createQuietTopics(db: DatabaseSync): QuietTopics {
  const quiet = query(db, TopicRow, 'SELECT topic FROM message_quiet WHERE user_id = ?');
  const add = db.prepare('INSERT INTO message_quiet VALUES (?, ?) ON CONFLICT DO NOTHING');
  const drop = db.prepare('DELETE FROM message_quiet WHERE user_id = ? AND topic = ?');
  const of = (userId: string): readonly string[] => quiet.all(userId).map(({ topic }) => topic);
  return {
    isQuiet: (userId, topic) => of(userId).includes(topic),
    set: (userId, topic, on) => void (on ? drop : add).run(userId, topic),
    view(userId) {
      const off = of(userId);
      return [...ALWAYS, ...QUIET_TOPICS].map((topic) => ({
        topic,
        isOn: flag(!off.includes(topic)),
        isFixed: flag(ALWAYS.some((fixed) => fixed === topic)),
      }));
    },
  };
}
