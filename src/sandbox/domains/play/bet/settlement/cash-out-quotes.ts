import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { SECOND_MS } from '#contract/units/durations.ts';
import { intColumn, jsonColumn, query } from '#sandbox/db/query.ts';
import type { BetRow } from '../bet-row.ts';

/** Lifetime of a quote. */
export const QUOTE_MS = 5 * SECOND_MS;

const QuoteRow = v.object({
  bet_id: v.string(),
  version: intColumn,
  value: v.bigint(),
  materials: jsonColumn(v.array(v.number())),
  expires_at: intColumn,
});

/** Creates the store of cash-out quotes, each valid for a few seconds. */
export function createQuotes(db: DatabaseSync) {
  const byId = query(
    db,
    QuoteRow,
    'SELECT bet_id, version, value, materials, expires_at FROM cash_out_quote WHERE quote_id = ?',
  );
  const insert = db.prepare('INSERT INTO cash_out_quote VALUES (?, ?, ?, ?, ?, ?)');
  const clean = db.prepare('DELETE FROM cash_out_quote WHERE expires_at < ?');
  return {
    /** A quote of a bet as it is now; null for one that ran out, or was made before the bet changed. */
    of(bet: BetRow, quoteId: string, at: number) {
      const quote = byId.get(quoteId);
      const isOfIt = quote?.bet_id === bet.bet_id && quote.version === bet.version;
      return isOfIt && quote.expires_at > at ? quote : null;
    },
    add(bet: BetRow, value: bigint, materials: readonly number[], at: number): string {
      clean.run(at - QUOTE_MS);
      const quoteId = randomUUID();
      insert.run(quoteId, bet.bet_id, bet.version, value, JSON.stringify(materials), at + QUOTE_MS);
      return quoteId;
    },
  };
}
