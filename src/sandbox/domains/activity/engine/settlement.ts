import { type ResultStep, resultAfter } from '#contract/activity/member-states.table.ts';
import type { ActivityPrizeWire } from '#contract/activity/schema/prize.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import type { Editions } from './editions/editions.ts';
import { prizeClaimUntil } from './editions/open-ended-edition.ts';
import { isAutoCredited, type Prizes } from './prizes/prizes.ts';
import type { Stock } from './prizes/stock.ts';
import type { ResultRow, Results } from './results.ts';

type Ports = {
  readonly editions: Pick<Editions, 'byId' | 'settled'>;
  readonly results: Results;
  readonly prizes: Prizes;
  readonly stock: Stock;
};

export type Settlement = ReturnType<typeof createSettlement>;

/** Moves results along their table, each with what it books. Called within a transaction. */
export function createSettlement({ editions, results, prizes, stock }: Ports) {
  const titleOf = ({ activity_id }: ResultRow) => editions.byId(activity_id)?.title ?? '';
  const after = ({ state }: ResultRow, step: ResultStep) =>
    resultAfter(state, step) ?? refuse('ACTIVITY_MOVED_ON');
  const found = (resultId: string) => results.byId(resultId) ?? refuse('NOT_FOUND');

  const claim = (row: ResultRow, at: number) => {
    const state = after(row, 'claim');
    const receipt = prizes.pay(row.prize, {
      userId: row.user_id,
      activityId: row.activity_id,
      title: titleOf(row),
      at,
      resultId: row.result_id,
      depositId: row.did === 'claimDeposit' ? row.period : null,
    });
    results.update(row.result_id, state, row.prize, null, receipt);
  };
  return {
    /** Gives a pending prize. @throws Refusal ACTIVITY_MOVED_ON when it is no longer pending. */
    claim: (resultId: string, at: number) => claim(found(resultId), at),
    /** Ends a result that was pending; coins, points and items are paid at once. */
    end(resultId: string, prize: ActivityPrizeWire, at: number) {
      const row = found(resultId);
      const state = after(row, prize.is === 'none' ? 'lose' : 'win');
      const times = editions.byId(row.activity_id)?.times;
      const claimUntil = times ? prizeClaimUntil(times, at) : null;
      results.update(resultId, state, prize, state === 'won' ? claimUntil : null, null);
      if (state === 'won' && isAutoCredited(prize)) claim(found(resultId), at);
    },
    /** Expires a result that was not claimed in time: its stock is restored. */
    expire(row: ResultRow) {
      results.update(row.result_id, after(row, 'expire'), row.prize, row.claim_until, null);
      if (row.stock === null) return;
      const [name = '', period = ''] = row.stock.split(' ');
      stock.restock(row.activity_id, name, period);
    },
    /** Marks all results of an edition as known. */
    settled: (activityId: string, at: number) => editions.settled(activityId, at),
  };
}
