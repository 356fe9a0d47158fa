import * as v from 'valibot';

/** The answer to the question that is out: the place of an option as it is shown, or -1 for none in time. */
export const euro24Does = [
  v.object({
    does: v.literal('answer'),
    questionId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    option: v.picklist([-1, 0, 1, 2, 3]),
  }),
] as const;
