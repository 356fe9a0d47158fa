import * as v from 'valibot';

const text = v.optional(v.string(), '');
const moment = v.optional(v.nullable(v.number()), null);

/** Reason for locking out the site, or this visitor: the configuration that the block pages receive [2.05, 2.06, 8.08]. */
export const Maintenance = v.object({
  /** 0: the site is down. Anything else is a word of caution about this visit. */
  status: v.number(),
  /** Epoch ms (server). */
  startAt: moment,
  endAt: moment,
  text,
  /** Detected region of the visitor, and their usual one. */
  region: text,
  usualRegion: text,
  /** Reference that the visitor may give to customer service. */
  reference: text,
});
export type Maintenance = v.InferOutput<typeof Maintenance>;
