import * as v from 'valibot';

const text = v.optional(v.string(), '');
const moment = v.optional(v.nullable(v.number()), null);

/** Why the site, or this visitor, is kept out: the configuration that the block pages receive [2.05, 2.06, 8.08]. */
export const Maintenance = v.object({
  /** 0: the site is down. Anything else is a word of caution about this visit. */
  status: v.number(),
  /** Epoch ms (server). */
  startAt: moment,
  endAt: moment,
  text,
  /** Where the visitor seems to be, and usually is. */
  region: text,
  usualRegion: text,
  /** What the visitor may give to customer service. */
  reference: text,
});
export type Maintenance = v.InferOutput<typeof Maintenance>;
