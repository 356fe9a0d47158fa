import * as v from 'valibot';
import { flagField } from '#contract/fields/fields.ts';
import { SPORTS } from '#contract/play/match/schema.ts';
import { sitePath } from './schema.ts';

/** A sport as this site offers it. */
export const SportConfig = v.pipe(
  v.object({
    ballClassId: v.picklist([1, 2, 3]),
    name: v.string(),
    isShown: flagField,
    link: sitePath,
  }),
  v.transform(({ ballClassId, ...config }) => ({ ...config, sport: SPORTS[ballClassId] })),
);
export type SportConfig = v.InferOutput<typeof SportConfig>;
