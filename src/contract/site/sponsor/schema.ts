import * as v from 'valibot';

/** A club or team the site works with. */
export const Sponsor = v.object({
  /** Position in the site’s configuration; the rule of [5.12] decides which positions are shown. */
  value: v.number(),
  name: v.string(),
  logo: v.string(),
  /** Kind and duration of the partnership, as text. */
  role: v.string(),
  period: v.string(),
  about: v.string(),
});
export type Sponsor = v.InferOutput<typeof Sponsor>;
