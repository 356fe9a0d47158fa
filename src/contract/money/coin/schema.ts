import * as v from 'valibot';
import { coinsField, minorField, timeField } from '#contract/fields/fields.ts';

/** A number of coins and what it costs in the site's main currency. */
export const CoinPack = v.object({ packId: v.string(), coins: coinsField, price: minorField });
export type CoinPack = v.InferOutput<typeof CoinPack>;

/** One movement of a member's coins, as the ledger has it; `delta` is signed whole-coin text on the wire. */
export const CoinRecord = v.object({
  recordId: v.string(),
  kind: v.picklist(['opening', 'purchase', 'gift', 'activity']),
  note: v.string(),
  delta: v.pipe(
    v.string(),
    v.regex(/^-?\d{1,15}$/),
    v.transform((text) => BigInt(text)),
  ),
  after: coinsField,
  at: timeField,
});
export type CoinRecord = v.InferOutput<typeof CoinRecord>;
