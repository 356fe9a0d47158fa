import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { intColumn, query } from '#sandbox/db/query.ts';

type SetUp = 'joined' | 'phone' | 'withdrawPassword' | 'payee' | 'limit';

/** A member has registered or set something up, which counts once, in the transaction in which it happens. */
export const noteSetUp = (acts: Pick<Acts, 'note'>, kind: SetUp, userId: string, at: number): void =>
  void acts.note({ sourceId: `${kind}:${userId}`, userId, kind, thing: '', amount: 1n, at });

/**
 * Kinds of acts that activities count, with the amount, the source and the method of each: - watch: one minute in a room;
 * the room. Several tabs and devices are one. - chat: one message; the room. - gift: coins; the request; the room. - bet:
 * valid stake at settlement, worth in hundredths of a yuan; the bet; `single`, `multiple` or `system`. - play: valid stake
 * of a round of a game, worth likewise; the venue. - deposit: minor units of its currency, so only `depositsWorth` sums
 * them; the order; the currency. - follow: one anchor; the anchor. - signIn, guess: one; the day of Beijing, or the guess.
 * - joined: registered; blank. - phone, withdrawPassword, payee, limit: set up for the first time; blank.
 */
export const ACT_KINDS = [
  'watch',
  'chat',
  'gift',
  'bet',
  'play',
  'deposit',
  'follow',
  'signIn',
  'guess',
  'joined',
  'phone',
  'withdrawPassword',
  'payee',
  'limit',
] as const;
export type ActKind = (typeof ACT_KINDS)[number];

/** One thing that a member did. The same `sourceId` is the same act. */
export type Act = {
  readonly sourceId: string;
  readonly userId: string;
  readonly kind: ActKind;
  readonly thing: string;
  readonly way?: string;
  /** Amount, negative for a correction. */
  readonly amount: bigint;
  /** Epoch ms of the server clock. */
  readonly at: number;
};

/** From a time on, and before another; epoch ms. */
export type ActSpan = { readonly from: number; readonly until: number };

const Done = v.object({ thing: v.string(), way: v.string(), amount: v.bigint(), at: intColumn });
/** Counted source, with the sum of its additions and reversals, and the time it was first done. */
export type CountedAct = v.InferOutput<typeof Done>;
const Sum = v.object({ sum: v.bigint() });

export type Acts = ReturnType<typeof createActs>;

/**
 * Creates the store of members' acts, which every activity counts by itself: append-only, each act once by its source,
 * voided by a row of the opposite amount at the same time. Progress is a fold over a span, so that replay, duplicates and
 * disorder change nothing.
 */
export function createActs(db: DatabaseSync) {
  const insert = db.prepare('INSERT INTO member_act VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING');
  const undo = db.prepare(
    `INSERT INTO member_act SELECT 'void:' || source_id, user_id, kind, thing, way, -amount, at FROM member_act
     WHERE source_id = ? ON CONFLICT DO NOTHING`,
  );
  const countedActs = query(
    db,
    Done,
    `SELECT thing, way, sum(amount) AS amount, min(at) AS at FROM member_act
     WHERE user_id = ? AND kind = ? AND at >= ? AND at < ?
     GROUP BY thing, way HAVING sum(amount) > 0 ORDER BY min(at), thing`,
  );
  const sum = query(
    db,
    Sum,
    `SELECT coalesce(sum(amount), 0) AS sum FROM member_act WHERE user_id = ? AND kind = ? AND at >= ? AND at < ?`,
  );
  return {
    /** Adds an act, in the transaction in which it happens. @returns false when it was there */
    note: ({ sourceId, userId, kind, thing, way = '', amount, at }: Act): boolean =>
      insert.run(sourceId, userId, kind, thing, way, amount, at).changes === 1,
    /** Voids an act, once; has no effect without one. */
    takeBack: (sourceId: string): void => void undo.run(sourceId),
    /** Things of a kind that were done in a span and not voided, the first to begin with. */
    things: (userId: string, kind: ActKind, { from, until }: ActSpan): readonly CountedAct[] =>
      countedActs.all(userId, kind, from, until),
    /** All amounts of a kind in a span. */
    sum: (userId: string, kind: ActKind, { from, until }: ActSpan): bigint =>
      sum.get(userId, kind, from, until)?.sum ?? 0n,
  };
}
