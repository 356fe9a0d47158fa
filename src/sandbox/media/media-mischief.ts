import * as v from 'valibot';

const ms = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000));

const MediaFault = v.variant('kind', [
  v.strictObject({ kind: v.literal('dead') }),
  v.strictObject({ kind: v.literal('black-hole') }),
  v.strictObject({ kind: v.literal('latency'), ms }),
  v.strictObject({ kind: v.literal('jitter'), ms }),
  v.strictObject({ kind: v.literal('slow'), bytesPerSecond: v.pipe(v.number(), v.minValue(1)) }),
  v.strictObject({ kind: v.literal('status'), status: v.picklist([403, 404, 503]) }),
  v.strictObject({ kind: v.literal('truncate') }),
  v.strictObject({ kind: v.literal('corrupt') }),
  v.strictObject({ kind: v.literal('stall') }),
  v.strictObject({ kind: v.literal('end') }),
]);

/** A fault of the video domains as an operator asks for it. */
export const MediaMischief = v.strictObject({
  /** Number of the video domain, from 0. */
  host: v.union([v.literal('every'), v.pipe(v.number(), v.integer(), v.minValue(0))]),
  media: v.optional(v.picklist(['hls', 'flv', 'both']), 'both'),
  fault: MediaFault,
  /** The part of the requests that is hit. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** Gone after so many hits. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});
