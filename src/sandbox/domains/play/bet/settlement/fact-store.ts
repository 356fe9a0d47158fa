import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { flagColumn, intColumn, jsonColumn, query } from '#sandbox/db/query.ts';
import { FACT_STATES, type SettlingFacts } from '../offers/settle-by-facts.ts';

const pair = v.tuple([v.number(), v.number()]);
const Body = v.object({
  status: v.picklist(FACT_STATES),
  score: pair,
  half: v.nullable(pair),
  corners: pair,
  scorers: v.string(),
});

const FactRow = v.object({
  no: intColumn,
  at: intColumn,
  body: jsonColumn(Body),
  /** Operator’s reason; blank for facts of the world. */
  note: v.string(),
  by_hand: flagColumn,
});
export type FactRow = v.InferOutput<typeof FactRow>;

export type FactStore = ReturnType<typeof createFactStore>;

/** Store of results as they became known, numbered for each match: the last one is valid. They outlive the world’s memory. */
export function createFactStore(db: DatabaseSync) {
  const rows = query(
    db,
    FactRow,
    'SELECT no, at, body, note, by_hand FROM match_fact WHERE match_id = ? ORDER BY no DESC',
  );
  const highest = query(
    db,
    v.object({ no: intColumn }),
    'SELECT coalesce(max(no), 0) AS no FROM match_fact WHERE match_id = ?',
  );
  const forget = db.prepare('DELETE FROM match_fact WHERE by_hand = 0 AND at > ?');
  const insert = db.prepare('INSERT INTO match_fact VALUES (?, ?, ?, ?, ?, ?)');
  const of = (matchId: string): FactRow | null => rows.readable(matchId)[0] ?? null;
  return {
    of,
    /** Deletes facts recorded after `now`, epoch ms: after the clock was set back their match is still in play. */
    forgetAfter: (now: number) => void forget.run(now),
    /** @returns the number of the new facts */
    add(matchId: string, body: SettlingFacts, { at, note = '', isManual = false }: Noted): number {
      const no = (highest.get(matchId)?.no ?? 0) + 1;
      insert.run(matchId, no, at, JSON.stringify(body), note, isManual ? 1 : 0);
      return no;
    },
  };
}

type Noted = { readonly at: number; readonly note?: string; readonly isManual?: boolean };
