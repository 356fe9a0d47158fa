import * as v from 'valibot';

/** A member enters a window: their envelopes are theirs from then on. */
export const rainDoes = [
  v.object({ does: v.literal('enterRain'), windowId: v.pipe(v.string(), v.maxLength(64)) }),
] as const;
