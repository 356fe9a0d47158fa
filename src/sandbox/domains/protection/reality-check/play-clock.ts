import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { CHECK_MINUTES } from '#contract/protection/reality-check/constants.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { transaction } from '#sandbox/db/transaction.ts';
import type { Guard, RequestedAction } from '#sandbox/domains/ground/admission/requested-action.ts';
import { answeredAt, noPlay, type PlayTime, playedAt } from './play-time.ts';

const Row = v.object({
  every: intColumn,
  session_at: v.nullable(intColumn),
  last_at: v.nullable(intColumn),
  played: intColumn,
  since_answer: intColumn,
  due_at: v.nullable(intColumn),
});

/** Reads what a member has played so far. */
function playFinder(db: DatabaseSync) {
  const byUser = query(
    db,
    Row,
    'SELECT every, session_at, last_at, played, since_answer, due_at FROM play_clock WHERE user_id = ?',
  );
  return (userId: string): PlayTime => {
    const row = byUser.get(userId);
    if (!row) return noPlay(CHECK_MINUTES[0]);
    const { every, session_at, last_at, played, since_answer, due_at } = row;
    return {
      every,
      sessionAt: session_at,
      lastAt: last_at,
      played,
      sinceAnswer: since_answer,
      dueAt: due_at,
    };
  };
}

export type PlayClock = ReturnType<typeof createPlayClock>;

/** Creates the stored play time of members. */
export function createPlayClock(db: DatabaseSync) {
  const find = playFinder(db);
  const upsert = db.prepare('INSERT OR REPLACE INTO play_clock VALUES (?, ?, ?, ?, ?, ?, ?)');
  const day = query(
    db,
    v.object({ played: intColumn }),
    'SELECT played FROM play_day WHERE user_id = ? AND day = ?',
  );
  const add = db.prepare(
    `INSERT INTO play_day VALUES (?, ?, ?)
     ON CONFLICT (user_id, day) DO UPDATE SET played = played + excluded.played`,
  );
  const stretch = db.prepare(
    `INSERT INTO play_span VALUES (?1, coalesce(
       (SELECT started_at FROM play_span WHERE user_id = ?1 AND last_at = ?2), ?2), ?3)
     ON CONFLICT (user_id, started_at) DO UPDATE SET last_at = excluded.last_at`,
  );
  const store = (userId: string, time: PlayTime) =>
    void upsert.run(
      userId,
      time.every,
      time.sessionAt,
      time.lastAt,
      time.played,
      time.sinceAnswer,
      time.dueAt,
    );
  return {
    find,
    /** Played on a day of the site's calendar, ms. */
    playedOn: (userId: string, on: string): number => day.get(userId, on)?.played ?? 0,
    /** The member plays. */
    sign: (userId: string, at: number): void =>
      transaction(db, () => {
        const before = find(userId);
        const { time, days } = playedAt(before, at);
        store(userId, time);
        for (const part of days) add.run(userId, part.day, part.ms);
        if (days.length > 0) stretch.run(userId, before.lastAt, at);
      }),
    /** The session ends here; the next sign begins another. */
    end: (userId: string): void => store(userId, noPlay(find(userId).every)),
    answer: (userId: string, every: number | null, at: number): void =>
      store(userId, answeredAt(find(userId), every, at)),
  };
}

/** Uses that wait for the answer to a reminder. */
const HELD: ReadonlySet<RequestedAction['use']> = new Set<RequestedAction['use']>([
  'bet',
  'launch',
  'gift',
  'coins',
  'pool',
]);

/** Blocks play while a reminder is pending [P.08]. @throws Refusal REALITY_CHECK_DUE from the guard */
export const realityGuard =
  ({ find }: Pick<PlayClock, 'find'>): Guard =>
  ({ userId, use }) => {
    if (HELD.has(use) && find(userId).dueAt !== null) refuse('REALITY_CHECK_DUE');
  };
