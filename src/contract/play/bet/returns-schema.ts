import * as v from 'valibot';
import { minorField } from '#contract/fields/fields.ts';
import { VenueCode } from '../game/schema.ts';
import { BALL_CLASSES, SPORTS, type Sport } from '../match/schema.ts';

/** Settled bets together. */
const sums = {
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  staked: minorField,
  returned: minorField,
};

/** Bets of one line of the returns, on the wire. */
export const BetGroupWire = v.variant('by', [
  /** Null for bets on matches of several sports. */
  v.object({ by: v.literal('sport'), ballClassId: v.nullable(v.picklist([1, 2, 3])) }),
  /** Null for bets of several legs. */
  v.object({ by: v.literal('market'), marketName: v.nullable(v.pipe(v.string(), v.maxLength(60))) }),
]);
export type BetGroupWire = v.InferOutput<typeof BetGroupWire>;

/** Bets of one line of the returns; null for several sports, or several legs. */
export type BetGroup =
  | { readonly by: 'sport'; readonly sport: Sport | null }
  | { readonly by: 'market'; readonly marketName: string | null };

/** Returns a group as the wire names it. */
export const betGroupOnWire = (group: BetGroup): BetGroupWire =>
  group.by === 'market'
    ? group
    : { by: 'sport', ballClassId: group.sport === null ? null : BALL_CLASSES[group.sport] };

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
