import * as v from 'valibot';

/** What a member does in the points shop; the cost is as they saw it. */
export const topGiftDoes = [
  v.object({
    does: v.literal('exchange'),
    offerId: v.pipe(v.string(), v.maxLength(40)),
    cost: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
] as const;
