import * as v from 'valibot';

/** The choice of one good of a grade. */
export const luxuryGiftDoes = [
  v.object({
    does: v.literal('chooseGood'),
    grade: v.picklist([4, 6, 8, 10]),
    goodsId: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/)),
  }),
] as const;
