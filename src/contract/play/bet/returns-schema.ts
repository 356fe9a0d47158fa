import * as v from 'valibot';
import { minorField } from '#contract/fields/fields.ts';
import { VenueCode } from '../game/schema.ts';
import { SPORTS } from '../match/schema.ts';

/** Settled bets together. */
const sums = {
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  staked: minorField,
  returned: minorField,
};

const SportReturn = v.pipe(
  v.object({
    /** Null for bets on matches of several sports. */
    ballClassId: v.nullable(v.picklist([1, 2, 3])),
    ...sums,
  }),
  v.transform(({ ballClassId: id, ...rest }) => ({ sport: id === null ? null : SPORTS[id], ...rest })),
);

/** Settled bets of a member, each counted once in every list; in all but the months the largest loss is first. */
export const BetReturns = v.object({
  ...sums,
  sports: v.array(SportReturn),
  /** Null for bets of several legs. */
  markets: v.array(v.object({ marketName: v.nullable(v.string()), ...sums })),
  venues: v.array(v.object({ venue: VenueCode, venueName: v.string(), ...sums })),
  /** By when they were placed, as `2025-11`, the oldest first. */
  months: v.array(v.object({ month: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)), ...sums })),
});
export type BetReturns = v.InferOutput<typeof BetReturns>;
export type BetReturnsWire = v.InferInput<typeof BetReturns>;
