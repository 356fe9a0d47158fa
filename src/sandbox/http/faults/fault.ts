import * as v from 'valibot';
import { RefusalData } from '#contract/wire/bodies.ts';

const delayMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000));

/** Faults that any connection can have, one list for the API and the video domains: the fields of each kind. */
const latency = { kind: v.literal('latency'), ms: delayMs };
/** Each answer is late by another time, at most `ms`. */
const jitter = { kind: v.literal('jitter'), ms: delayMs };
/** The body arrives at this rate. */
const bandwidth = { kind: v.literal('bandwidth'), bytesPerSecond: v.pipe(v.number(), v.minValue(1)) };
/** The request is accepted and never answered. */
const blackHole = { kind: v.literal('blackHole') };
/** The connection is cut before an answer. */
const reset = { kind: v.literal('reset') };
/** The connection is cut in the middle of the answer. */
const truncate = { kind: v.literal('truncate') };
/** Alters bytes in transit: a sealed response no longer opens, a plain one no longer parses. */
const corrupt = { kind: v.literal('corrupt') };
const status = {
  kind: v.literal('status'),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
};

/** A fault of an API call. */
export const CallFault = v.variant('kind', [
  v.object(latency),
  v.object(jitter),
  v.object(bandwidth),
  v.object(blackHole),
  v.object(reset),
  v.object(truncate),
  v.object(corrupt),
  v.object(status),
  /** A page of HTML, as a gateway in between would answer. */
  v.object({ kind: v.literal('html') }),
  v.object({ kind: v.literal('empty') }),
  /** JSON, but no object [8.12]. */
  v.object({ kind: v.literal('notObject') }),
  /** Result code of the platform, properly sealed; any number, known or not. */
  v.object({
    kind: v.literal('code'),
    code: v.pipe(v.number(), v.integer()),
    message: v.optional(v.string(), ''),
    data: v.optional(v.nullable(v.looseObject(RefusalData.entries)), null),
  }),
  /** Success whose data has lost the named field, or has a foreign shape when none is named. */
  v.object({ kind: v.literal('malformed'), field: v.optional(v.string()) }),
  /** The verify gateway hands out a risk token with the answer [7.05]. */
  v.object({ kind: v.literal('riskToken'), token: v.pipe(v.string(), v.minLength(1)) }),
  /** The call waits for a verification of this type [8.11]; the calls of the verification itself do not. */
  v.object({ kind: v.literal('safe'), type: v.optional(v.picklist([1, 2, 3]), 1) }),
  /** The server's clock is wrong by this much for the request, ms. */
  v.object({ kind: v.literal('skew'), ms: v.pipe(v.number(), v.integer()) }),
]);
export type CallFault = v.InferOutput<typeof CallFault>;

/** A fault of a video domain. */
export const MediaFault = v.variant('kind', [
  v.strictObject(latency),
  v.strictObject(jitter),
  v.strictObject(bandwidth),
  v.strictObject(blackHole),
  v.strictObject(reset),
  v.strictObject(truncate),
  v.strictObject(corrupt),
  v.strictObject(status),
  /** FLV sends no more bytes, playlists stay as they were. */
  v.strictObject({ kind: v.literal('stall') }),
  /** FLV ends without an error, playlists declare the end of the broadcast. */
  v.strictObject({ kind: v.literal('end') }),
]);
export type MediaFault = v.InferOutput<typeof MediaFault>;
