import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { currencyField } from '#contract/fields/fields.ts';
import type { LimitPeriod, OwnLimitKind } from '#contract/protection/own-limit/constants.ts';
import { limitWindow } from '#contract/protection/own-limit/limit-window.ts';
import type { LimitUnit } from '#contract/protection/own-limit/schema.ts';
import { MINUTE_MS } from '#contract/units/durations.ts';
import type { Currency } from '#contract/units/money.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { worthAtLeast, worthAtMost } from '#sandbox/domains/ground/currency/currency-worth.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import { countsAs } from './limit-worth.ts';

const Purchase = v.object({ currency: currencyField, amount: v.bigint(), at: intColumn });
const Played = v.object({ currency: currencyField, at: intColumn, stake: v.bigint(), returned: v.bigint() });

/** Sums of play: minor units of one currency. */
export type PlaySum = { readonly staked: bigint; readonly returned: bigint };

/**
 * Bets and rounds count in the window they were placed in, whenever they end: an open one with its whole stake, one that
 * was cashed out in part with that part returned, a void one without the returned stake, a refused one not at all [P.16].
 */
const BETS = `SELECT currency, placed_at AS at,
  CASE WHEN state IN ('rejected', 'lapsed') THEN 0 WHEN state = 'void' THEN line_stake * lines - coalesce(paid, 0)
    ELSE line_stake * lines END AS stake,
  cashed_out + CASE state WHEN 'settled' THEN coalesce(paid, 0) ELSE 0 END AS returned
  FROM bet WHERE user_id = ?1 AND currency IN ('CNY', 'USDT') AND placed_at >= ?2 AND placed_at < ?3`;
/** A round counts as its stake until its money has moved. */
const ROUNDS = `SELECT currency, at, stake, CASE state WHEN 'decided' THEN 0 ELSE payout END AS returned
  FROM play_session JOIN game_round USING (session_id)
  WHERE owner = ?1 AND demo = 0 AND at >= ?2 AND at < ?3`;

/** Coins staked in pools, except those refunded for undecided questions. */
const POOLED = `SELECT amount, at FROM guess_stake JOIN guess_question USING (question_id)
  WHERE person = ? AND at >= ? AND at < ? AND state <> 'refunded'`;
/** Prices of coin packs; the statement records them as amounts that left the wallet. */
const PURCHASES = `SELECT currency, -amount AS amount, at FROM money_record
  WHERE user_id = ? AND type = 'coins' AND cls = 'success' AND at >= ? AND at < ?`;

export type PlaySums = ReturnType<typeof createPlaySums>;

/** Sums of members’ stakes, returns and gifts, by the time of placing. */
export function createPlaySums(db: DatabaseSync) {
  const bets = query(db, Played, BETS);
  const rounds = query(db, Played, ROUNDS);
  const pooled = query(db, v.object({ amount: v.bigint(), at: intColumn }), POOLED);
  const purchases = query(db, Purchase, PURCHASES);
  const giftCoins = query(
    db,
    v.object({ coins: v.bigint() }),
    `SELECT coalesce(-sum(amount), 0) AS coins FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
     WHERE account = ? AND kind = 'gift' AND at >= ? AND at < ?`,
  );
  return {
    /** Stakes count up to the broken cent and returns down to it, at the rate of the moment they were placed. */
    played(userId: string, from: number, until: number, currency: Currency): PlaySum {
      const all = [...bets.all(userId, from, until), ...rounds.all(userId, from, until)];
      return all.reduce<PlaySum>(
        ({ staked, returned }, each) => ({
          staked: staked + worthAtLeast({ amount: each.stake, currency: each.currency }, currency, each.at),
          returned:
            returned + worthAtMost({ amount: each.returned, currency: each.currency }, currency, each.at),
        }),
        { staked: 0n, returned: 0n },
      );
    },
    /** Coins staked in pools, at their price. */
    pooled: (userId: string, from: number, until: number, currency: Currency): bigint =>
      pooled
        .all(userId, from, until)
        .reduce((sum, { amount, at }) => sum + countsAs({ amount, unit: 'COIN' }, currency, at), 0n),
    /** Money spent on coins. */
    spentOnCoins: (userId: string, from: number, until: number, currency: Currency): bigint =>
      purchases
        .all(userId, from, until)
        .reduce((sum, { at, ...spent }) => sum + worthAtLeast(spent, currency, at), 0n),
    /** Coins sent as gifts. */
    giftCoins: (userId: string, from: number, until: number): bigint =>
      giftCoins.get(memberWallet(userId, 'COIN'), from, until)?.coins ?? 0n,
  };
}

type Ports = {
  readonly sums: PlaySums;
  /** Played on a day of the site's calendar, ms. */
  playedOn(userId: string, day: string): number;
};

/** Used part of a limit’s window. */
export type Used = (
  userId: string,
  limit: { readonly kind: OwnLimitKind; readonly period: LimitPeriod; readonly unit: LimitUnit },
  now: number,
) => bigint;

/** Returns the used part of a limit, in its unit, from stakes, purchases, gifts and play time in its window [P.16]. */
export const limitUse =
  ({ sums, playedOn }: Ports): Used =>
  (userId, { kind, period, unit }, now) => {
    const { from, until } = limitWindow(period, now);
    if (kind === 'time') return BigInt(Math.floor(playedOn(userId, siteDayOf(now)) / MINUTE_MS));
    if (kind === 'gift') return sums.giftCoins(userId, from, until);
    if (kind === 'single' || unit === 'COIN' || unit === 'MINUTE') return 0n;
    const { staked, returned } = sums.played(userId, from, until, unit);
    return kind === 'stake'
      ? staked + sums.pooled(userId, from, until, unit)
      : staked - returned + sums.spentOnCoins(userId, from, until, unit);
  };
