import * as v from 'valibot';
import { MatchId } from '#contract/fields/ids.ts';
import { sitePath } from '#contract/site/navigation/schema.ts';

/** A slide of the home carousel: a match to watch, or a promotion. */
export const Banner = v.variant('kind', [
  v.object({ kind: v.literal('match'), bannerId: v.string(), matchId: MatchId, picture: v.string() }),
  v.object({
    kind: v.literal('promotion'),
    bannerId: v.string(),
    title: v.string(),
    text: v.string(),
    action: v.string(),
    link: sitePath,
    picture: v.string(),
    tint: v.picklist(['green', 'sky', 'sand', 'violet']),
  }),
]);
export type Banner = v.InferOutput<typeof Banner>;
