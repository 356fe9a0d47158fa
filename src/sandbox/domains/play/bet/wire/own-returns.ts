import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { BetReturnsWire } from '#contract/play/bet/returns-schema.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { minorText } from '#sandbox/base/amount.ts';
import { BOOKS } from '#sandbox/base/tables/books.table.ts';
import { intColumn, query } from '#sandbox/db/query.ts';
import { BetRow, LegRow } from '../bet-row.ts';
import { type ListChoice, MARKET_OF, SPORT_OF, STATES } from '../bet-store.ts';

const SettledBet = v.object({
  venue: BetRow.entries.venue,
  placed_at: intColumn,
  staked: v.bigint(),
  /** Total paid by cash-outs and by the last results. */
  returned: v.bigint(),
  /** Null for matches of several sports. */
  sport: v.nullable(LegRow.entries.ball_class),
  /** Null for several legs. */
  market: v.nullable(v.string()),
});
type SettledBet = v.InferOutput<typeof SettledBet>;

const SQL = `SELECT venue, placed_at, line_stake * lines AS staked, cashed_out + coalesce(paid, 0) AS returned,
  ${SPORT_OF} AS sport, ${MARKET_OF} AS market
  FROM bet WHERE user_id = ? AND currency = ? AND placed_at BETWEEN ? AND ? AND state IN ${STATES.settled}`;

const sumOf = (bets: readonly SettledBet[], field: 'staked' | 'returned'): bigint =>
  bets.reduce((sum, bet) => sum + bet[field], 0n);

const sumsOf = (bets: readonly SettledBet[]) => ({
  count: bets.length,
  staked: minorText(sumOf(bets, 'staked')),
  returned: minorText(sumOf(bets, 'returned')),
});

const compare = <Value extends bigint | string>(one: Value, other: Value): number => {
  if (one === other) return 0;
  return one < other ? -1 : 1;
};

/** Groups with their bets, the largest loss first. */
function lossesFirst<Key>(bets: readonly SettledBet[], keyOf: (bet: SettledBet) => Key) {
  const net = (group: readonly SettledBet[]) => sumOf(group, 'returned') - sumOf(group, 'staked');
  return [...Map.groupBy(bets, keyOf)].sort(([, one], [, other]) => compare(net(one), net(other)));
}

const monthOf = ({ placed_at }: SettledBet): string => siteDayOf(placed_at).slice(0, 7);

/** Reads the settled bets of a member and sums them by sport, market, venue and month. */
export function createOwnReturns(db: DatabaseSync) {
  const settled = query(db, SettledBet, SQL);
  return (choice: Pick<ListChoice, 'userId' | 'currency' | 'from' | 'to'>): BetReturnsWire => {
    const { userId, currency, from, to } = choice;
    const bets = settled.all(userId, currency, from ?? 0, to ?? Number.MAX_SAFE_INTEGER);
    return {
      ...sumsOf(bets),
      sports: lossesFirst(bets, ({ sport }) => sport).map(([ballClassId, group]) => ({
        ballClassId,
        ...sumsOf(group),
      })),
      markets: lossesFirst(bets, ({ market }) => market).map(([marketName, group]) => ({
        marketName,
        ...sumsOf(group),
      })),
      venues: lossesFirst(bets, ({ venue }) => venue).map(([venue, group]) => ({
        venue,
        venueName: BOOKS[venue].name,
        ...sumsOf(group),
      })),
      months: [...Map.groupBy(bets, monthOf)]
        .sort(([one], [other]) => compare(one, other))
        .map(([month, group]) => ({ month, ...sumsOf(group) })),
    };
  };
}
