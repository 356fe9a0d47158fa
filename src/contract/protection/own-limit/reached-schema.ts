import * as v from 'valibot';
import { LIMIT_KINDS, LIMIT_PERIODS } from './constants.ts';

/** A limit of the member's own that something would pass, beside its refusal [P.16]. */
export const ReachedLimit = v.object({
  kind: v.picklist(LIMIT_KINDS),
  period: v.picklist(LIMIT_PERIODS),
  /** Currency of the remaining amount; blank for time. */
  currency: v.picklist(['CNY', 'USDT', 'COIN', '']),
  /** Remaining amount: decimal text of the currency, whole coins, or whole minutes. */
  left: v.string(),
});
export type ReachedLimit = v.InferOutput<typeof ReachedLimit>;
