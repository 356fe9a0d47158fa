import * as v from 'valibot';

/** A member passes a level whose tasks are done, and claims what it gives. */
export const breakoutDoes = [
  v.object({ does: v.literal('passLevel'), level: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
] as const;
