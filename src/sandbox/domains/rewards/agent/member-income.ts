import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { AGENT_FEE_PERCENT } from '#contract/rewards/agent/constants.ts';
import { query } from '#sandbox/db/query.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import {
  betsOf,
  bonusOf,
  costsOf,
  debtOf,
  stakedOf,
} from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Span } from '#sandbox/domains/rewards/invite/member-activity.ts';
import { createMemberActivity } from '#sandbox/domains/rewards/invite/member-activity.ts';

const Sum = v.object({ sum: v.bigint() });

/** Income of the platform from a member over a period, minor units. */
export type Income = {
  /** Losses less wins. */
  readonly net: bigint;
  /** Rewards from the platform: bonuses, gifts and rebates, but no interest and no commission. */
  readonly bonuses: bigint;
  /** Cost of their payments. */
  readonly fees: bigint;
  readonly staked: bigint;
};

/** Bets and rounds move money between a member’s accounts and the house: the loss of one side is the gain of the other. */
const NET = `SELECT -coalesce(sum(amount), 0) AS sum FROM ledger_entry JOIN ledger_transfer USING (transfer_id)
  WHERE (account IN (?1, ?2, ?3) OR (account >= ?4 AND account < ?5 AND account LIKE ?6))
  AND kind IN ('bet', 'play') AND at >= ?7 AND at < ?8`;
const GIVEN = `SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry AS own JOIN ledger_transfer USING (transfer_id)
  WHERE own.account IN (?1, ?2) AND kind NOT IN ('earning', 'commission') AND at >= ?3 AND at < ?4
  AND EXISTS (SELECT 1 FROM ledger_entry AS house WHERE house.transfer_id = own.transfer_id AND house.account = ?5)`;

/** Income from members, from the entries of the ledger. */
export function createMemberIncome(db: DatabaseSync) {
  const activity = createMemberActivity(db);
  const net = query(db, Sum, NET);
  const given = query(db, Sum, GIVEN);
  return (span: Span): Income => {
    const { userId, currency, from, to } = span;
    const atVenues = [`venue:${userId}:`, `venue:${userId};`, `%:${currency}`] as const;
    const playing = [betsOf(userId, currency), stakedOf(userId, currency), debtOf(userId, currency)] as const;
    const own = [memberWallet(userId, currency), bonusOf(userId, currency)] as const;
    return {
      net: net.get(...playing, ...atVenues, from, to)?.sum ?? 0n,
      bonuses: given.get(...own, from, to, costsOf(currency))?.sum ?? 0n,
      fees: (activity.deposited(span) * BigInt(AGENT_FEE_PERCENT)) / 100n,
      staked: activity.staked(span),
    };
  };
}
