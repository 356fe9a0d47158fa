import * as v from 'valibot';
import { coinsField, minorField } from '#contract/fields/fields.ts';
import { UserId } from '#contract/fields/ids.ts';
import { Restriction } from '#contract/protection/restriction/schema.ts';

export const Member = v.object({
  userId: UserId,
  name: v.string(),
  nickname: v.string(),
  avatar: v.string(),
  /** VIP level, 0–10. */
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
  /** Centre wallet, main currency of the site. */
  balance: minorField,
  coins: coinsField,
  /** Restriction of the member; absent for an unrestricted one. */
  restriction: v.optional(Restriction),
});
export type Member = v.InferOutput<typeof Member>;
