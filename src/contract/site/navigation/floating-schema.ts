import * as v from 'valibot';
import { WORD_ID } from '#contract/text/wire-patterns.ts';
import { sitePath } from './schema.ts';

/** A small window that floats beside the page until it is dismissed. */
export const FloatingWindow = v.object({
  floatId: v.pipe(v.string(), v.regex(WORD_ID)),
  title: v.string(),
  text: v.string(),
  picture: v.string(),
  /** Label of the link. */
  action: v.string(),
  link: sitePath,
});
export type FloatingWindow = v.InferOutput<typeof FloatingWindow>;
