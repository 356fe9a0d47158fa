import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Currency } from '#contract/units/money.ts';
import { smaller } from '#sandbox/base/amount.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import type { BonusRow } from './bonus-store.ts';

const StakeRow = v.object({
  source: v.string(),
  at: intColumn,
  /** Null for what no bonus was there for any more. */
  bonus_id: v.nullable(v.string()),
  counted: v.bigint(),
});
/** A part of what was staked on a bet, minor units, and the bonus it counts for. */
type Stake = v.InferOutput<typeof StakeRow>;
type Whose = { readonly userId: string; readonly currency: Currency };

/** Stakes on bets counted for bonuses, in the order of counting, so that corrected results can be recounted. */
export function createBonusStakes(db: DatabaseSync) {
  const owner = query(
    db,
    v.object({ user_id: v.string(), currency: v.picklist(['CNY', 'USDT']) }),
    'SELECT user_id, currency FROM bonus_stake WHERE source = ? LIMIT 1',
  );
  const all = query(
    db,
    StakeRow,
    'SELECT source, at, bonus_id, counted FROM bonus_stake WHERE user_id = ? AND currency = ? ORDER BY stake_n',
  );
  const insert = db.prepare(
    'INSERT INTO bonus_stake (source, user_id, currency, at, bonus_id, counted) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const clear = db.prepare('DELETE FROM bonus_stake WHERE user_id = ? AND currency = ?');
  const add = ({ userId, currency }: Whose, { source, at, bonus_id, counted }: Stake): void =>
    void insert.run(source, userId, currency, at, bonus_id, counted);
  return {
    add,
    ownerOf(source: string): Whose | null {
      const row = owner.get(source);
      return row ? { userId: row.user_id, currency: row.currency } : null;
    },
    of: ({ userId, currency }: Whose): readonly Stake[] => all.all(userId, currency),
    replace(whose: Whose, stakes: readonly Stake[]): void {
      clear.run(whose.userId, whose.currency);
      for (const stake of stakes) add(whose, stake);
    },
  };
}

/** Limits the stakes of one bet to `max`, reducing the last one first. */
export function reduced(stakes: readonly Stake[], source: string, max: bigint): readonly Stake[] {
  let remaining = max;
  return stakes.flatMap((stake) => {
    if (stake.source !== source) return [stake];
    const counted = smaller(stake.counted, remaining);
    remaining -= counted;
    return counted > 0n ? [{ ...stake, counted }] : [];
  });
}

/** Stakes with the bonuses they count for, and the wagering left of each bonus, by bonus id. */
type Counting = { readonly stakes: readonly Stake[]; readonly remaining: ReadonlyMap<string, bigint> };

/**
 * Counts stakes from the first on for the bonuses in their turns: each for the first one that was accepted by then and is not
 * met. What was staked on rounds of games, which are never settled again, stays where it counted.
 * @param before how the stakes counted until now
 * @param after the same stakes as they are corrected
 */
export function counted(
  bonuses: readonly BonusRow[],
  before: readonly Stake[],
  after: readonly Stake[],
): Counting {
  const remaining = new Map(bonuses.map(({ bonus_id, left_over }) => [bonus_id, left_over]));
  for (const { bonus_id, counted: amount } of before) {
    const had = bonus_id === null ? undefined : remaining.get(bonus_id);
    if (bonus_id !== null && had !== undefined) remaining.set(bonus_id, had + amount);
  }
  const stakes = after.flatMap((stake): Stake[] => {
    // A bonus that has ended retains the stakes that counted for it.
    if (stake.bonus_id !== null && !remaining.has(stake.bonus_id)) return [stake];
    let rest = stake.counted;
    const parts: Stake[] = [];
    for (const { bonus_id, accepted_at } of bonuses) {
      const open = remaining.get(bonus_id) ?? 0n;
      const part = smaller(rest, open);
      if (part <= 0n || (accepted_at ?? 0) > stake.at) continue;
      remaining.set(bonus_id, open - part);
      rest -= part;
      parts.push({ ...stake, bonus_id, counted: part });
    }
    return rest > 0n ? [...parts, { ...stake, bonus_id: null, counted: rest }] : parts;
  });
  return { stakes, remaining };
}
