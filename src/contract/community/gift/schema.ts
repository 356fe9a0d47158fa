import * as v from 'valibot';
import { coinsField, itemStatusField, timeField } from '#contract/fields/fields.ts';
import { GiftId } from '#contract/fields/ids.ts';

/** Gift [3.08]. `price` is whole coins as text on the wire. */
export const Gift = v.pipe(
  v.object({
    giftId: GiftId,
    giftType: v.picklist(['light', 'fine', 'grand']),
    status: itemStatusField,
    giftCode: v.string(),
    price: coinsField,
    name: v.string(),
    /** Image for tray and rows. */
    url: v.string(),
    /** Animation, or empty for gifts that only show in chat and banner. */
    svgaUrl: v.string(),
  }),
  v.transform(({ giftType, giftCode, url, svgaUrl, ...gift }) => ({
    ...gift,
    animationUrl: svgaUrl,
    tier: giftType,
    code: giftCode,
    iconUrl: url,
  })),
);
export type Gift = v.InferOutput<typeof Gift>;

/** Shared gift goal of a room during a stream: total coins given since the session began. */
export const GiftGoal = v.object({
  /** Action of the anchor when the goal is reached. */
  title: v.string(),
  target: coinsField,
  raised: coinsField,
  /** Coins of the requesting member; null for a guest. */
  mine: v.nullable(coinsField),
  /** Number of goals reached in the session. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** The last of them; null before the first. */
  reached: v.nullable(v.object({ title: v.string(), target: coinsField, at: timeField })),
});
export type GiftGoal = v.InferOutput<typeof GiftGoal>;
export type GiftGoalWire = v.InferInput<typeof GiftGoal>;
