import * as v from 'valibot';
import { coinsField, itemStatusField } from '#contract/fields/fields.ts';
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
