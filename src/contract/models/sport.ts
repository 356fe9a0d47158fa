import * as v from 'valibot';
import { flagField } from './fields.ts';
import { SPORTS } from './match.ts';
import { sitePath } from './navigation.ts';

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
