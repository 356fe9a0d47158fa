import * as v from 'valibot';
import { OrderId } from '#contract/fields/ids.ts';

/** A member claims the bonus of a deposit that has arrived, under the terms that are shown beside it. */
export const depositGiftDoes = [v.object({ does: v.literal('claimDeposit'), orderId: OrderId })] as const;
