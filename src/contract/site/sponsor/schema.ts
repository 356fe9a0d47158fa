import * as v from 'valibot';

/** A club or team the site works with. */
export const Sponsor = v.object({
  /** Its place in the site's configuration; the rule of [5.12] decides which places show. */
  value: v.number(),
  name: v.string(),
  logo: v.string(),
  /** What the partnership is and how long it runs, in words. */
  role: v.string(),
  period: v.string(),
  about: v.string(),
});
export type Sponsor = v.InferOutput<typeof Sponsor>;
