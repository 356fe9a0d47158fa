import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { AUTO_CASH_OUT_STATES, CASH_OUT_REASONS } from '#contract/play/bet/constants.ts';
import type { BetWire } from '#contract/play/bet/schema.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { intColumn, jsonColumn, query } from '#sandbox/db/query.ts';
import { asJson, type BetRow } from '../bet-row.ts';

const units = v.pipe(v.string(), v.toBigint());
const Miss = v.object({ at: v.number(), amount: units, reason: v.picklist(CASH_OUT_REASONS) });
const Paid = v.object({ at: v.number(), amount: units });

const SettingRow = v.object({
  bet_id: v.string(),
  /** Number among the settings of its bet, from 1. */
  no: intColumn,
  value: v.bigint(),
  percent: intColumn,
  until: v.nullable(intColumn),
  set_at: intColumn,
  state: v.picklist(AUTO_CASH_OUT_STATES),
  /** Submissions that were refused. */
  misses: intColumn,
  miss: v.nullable(jsonColumn(Miss)),
  paid: v.nullable(jsonColumn(Paid)),
});
export type SettingRow = v.InferOutput<typeof SettingRow>;

/** Terms of a setting: the least offer for the whole open stake, the part cashed out, and the end; minor units, epoch ms. */
export type AutoTerms = { readonly value: bigint; readonly percent: number; readonly until: number | null };

export type AutoCashOutStore = ReturnType<typeof createAutoCashOutStore>;

/** Creates the store of values at which members cash out their bets: one setting a bet, the last one. */
export function createAutoCashOutStore(db: DatabaseSync) {
  const byBet = query(db, SettingRow, 'SELECT * FROM auto_cash_out WHERE bet_id = ?');
  const waiting = query(
    db,
    v.object({ bet_id: v.string() }),
    `SELECT bet_id FROM auto_cash_out WHERE state = 'set' ORDER BY bet_id`,
  );
  const replace = db.prepare(
    `INSERT INTO auto_cash_out (bet_id, no, value, percent, until, set_at, state, misses) VALUES (?, 1, ?, ?, ?, ?, 'set', 0)
     ON CONFLICT DO UPDATE SET no = no + 1, value = excluded.value, percent = excluded.percent, until = excluded.until,
     set_at = excluded.set_at, state = 'set', misses = 0, miss = NULL, paid = NULL`,
  );
  const setState = db.prepare('UPDATE auto_cash_out SET state = ? WHERE bet_id = ?');
  const setMiss = db.prepare(
    'UPDATE auto_cash_out SET misses = misses + 1, miss = ? WHERE bet_id = ? AND no = ?',
  );
  const setPaid = db.prepare(
    `UPDATE auto_cash_out SET state = 'paid', miss = NULL, paid = ? WHERE bet_id = ? AND no = ?`,
  );
  return {
    of: (betId: string): SettingRow | null => byBet.get(betId) ?? null,
    /** Bets whose value is waited for. */
    waiting: () => waiting.all().map(({ bet_id }) => bet_id),
    set: (betId: string, { value, percent, until }: AutoTerms, at: number): void =>
      void replace.run(betId, value, percent, until, at),
    /** Ends a setting that has not been paid. */
    end: (betId: string, state: 'revoked' | 'expired' | 'ended'): void => void setState.run(state, betId),
    miss: (betId: string, no: number, miss: v.InferOutput<typeof Miss>): void =>
      void setMiss.run(asJson(miss), betId, no),
    paid: (betId: string, no: number, paid: v.InferOutput<typeof Paid>): void =>
      void setPaid.run(asJson(paid), betId, no),
  };
}

/** Returns a setting as its member reads it; null where there is none, and where its bet ended first. */
export function autoCashOutWire(bet: BetRow, row: SettingRow | null): BetWire['autoCashOut'] {
  if (!row) return null;
  const { value, percent, until, set_at: setAt, state, miss, paid } = row;
  switch (state) {
    case 'revoked':
    case 'ended':
      return null;
    case 'set':
    case 'expired':
      if (bet.state !== 'open') return null;
      break;
    case 'paid':
      break;
    default:
      return state satisfies never;
  }
  return {
    state,
    value: minorText(value),
    percent,
    until,
    setAt,
    miss: miss && { ...miss, amount: minorText(miss.amount) },
    paid: paid && { ...paid, amount: minorText(paid.amount) },
  };
}
