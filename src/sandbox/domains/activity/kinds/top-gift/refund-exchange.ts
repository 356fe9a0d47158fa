import type { KindPorts } from '#sandbox/domains/activity/engine/kind-rules.ts';
import { prizeParcelKey, resultOfParcel } from '#sandbox/domains/activity/engine/prizes/prizes.ts';
import type { ResultRow } from '#sandbox/domains/activity/engine/results.ts';
import { isReimbursed } from '#sandbox/domains/rewards/parcel/parcel-view.ts';
import type { ReimbursementListener } from '#sandbox/domains/rewards/parcel/parcels.ts';

type Ports = Pick<KindPorts, 'results' | 'stock' | 'points' | 'parcels'>;
type Exchanged = Pick<ResultRow, 'activity_id' | 'period' | 'user_id' | 'n'>;

/** Names the points that an exchange cost. */
export const pointsKey = ({ activity_id, period, user_id, n }: Exchanged): string =>
  `${activity_id} ${period} ${user_id} ${n}`;

/** Returns the exchanges of a member in a period, except those whose parcel was reverted. */
export function exchangedIn(
  { results, parcels }: Pick<Ports, 'results' | 'parcels'>,
  activityId: string,
  period: string,
  userId: string,
): number {
  const all = results.count(activityId, period, userId);
  const isActive = (n: number) => {
    const result = results.nth(activityId, period, userId, n);
    if (result?.prize.is !== 'goods') return result !== null;
    const parcel = parcels.store.bySource(prizeParcelKey(result.result_id));
    return parcel === null || !isReimbursed(parcel);
  };
  return Array.from({ length: all }, (_, index) => index + 1).filter(isActive).length;
}

/** Refunds the points of an exchange with a reverted parcel, and restocks the good. */
export const refundExchange =
  ({ results, stock, points }: Ports): ReimbursementListener =>
  ({ source_key }, now) => {
    const result = results.byId(resultOfParcel(source_key) ?? '');
    if (result?.kind !== 'topGift' || result.prize.is !== 'goods') return;
    points.refund(pointsKey(result), `退回 ${result.prize.title}`, now);
    const [name, period] = result.stock?.split(' ') ?? [];
    if (name !== undefined && period !== undefined) stock.restock(result.activity_id, name, period);
  };
