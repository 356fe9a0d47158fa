import * as v from 'valibot';

/** One turn of the wheel. */
export const wheelDoes = [v.object({ does: v.literal('spin') })] as const;
