import * as v from 'valibot';
import { RefusalData } from '#contract/wire/bodies.ts';

const ms = v.pipe(v.number(), v.integer());

/** What may be done to a request on purpose. */
export const Fault = v.variant('fault', [
  /** Answered later. */
  v.object({ fault: v.literal('latency'), ms: v.pipe(ms, v.minValue(0), v.maxValue(120_000)) }),
  /** Answered later, by another time each: anything up to `ms`. */
  v.object({ fault: v.literal('jitter'), ms: v.pipe(ms, v.minValue(0), v.maxValue(120_000)) }),
  /** The answer's body trickles. */
  v.object({
    fault: v.literal('bandwidth'),
    bytesPerSecond: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  /** Taken and never answered. */
  v.object({ fault: v.literal('blackHole') }),
  /** The connection is cut before an answer. */
  v.object({ fault: v.literal('reset') }),
  /** The connection is cut in the middle of the answer. */
  v.object({ fault: v.literal('truncate') }),
  /** Bytes of the answer changed on the way: a sealed one no longer opens, a plain one no longer parses. */
  v.object({ fault: v.literal('corrupt') }),
  /** A page of HTML, as a gateway in between would answer. */
  v.object({ fault: v.literal('html') }),
  v.object({ fault: v.literal('empty') }),
  /** JSON, but no object [8.12]. */
  v.object({ fault: v.literal('notObject') }),
  v.object({
    fault: v.literal('status'),
    status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  }),
  /** A result code of the platform, properly sealed; any number, known or not. */
  v.object({
    fault: v.literal('code'),
    code: v.pipe(v.number(), v.integer()),
    message: v.optional(v.string(), ''),
    data: v.optional(v.nullable(v.looseObject(RefusalData.entries)), null),
  }),
  /** Success whose data has lost the named field, or is of a foreign shape when none is named. */
  v.object({ fault: v.literal('malformed'), field: v.optional(v.string()) }),
  /** The verify gateway hands out a risk token with the answer [7.05]. */
  v.object({ fault: v.literal('riskToken'), token: v.pipe(v.string(), v.minLength(1)) }),
  /** Held up until a verification of this kind was passed [8.11]; the calls of the verification itself are not. */
  v.object({ fault: v.literal('safe'), type: v.optional(v.picklist([1, 2, 3]), 1) }),
  /** The server's clock is off by this much for the request. */
  v.object({ fault: v.literal('skew'), ms }),
]);
export type Fault = v.InferOutput<typeof Fault>;

/** Which requests are hit, how often. */
const Rule = v.object({
  /** How the path begins. */
  path: v.optional(v.string(), '/'),
  /** Only this member, by name. */
  account: v.optional(v.string()),
  /** Only requests on this API line: the host as the client names it, such as `localhost:46400`. */
  line: v.optional(v.string()),
  /** The part of the requests that is hit. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** Gone after so many hits. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export const RuleWithFault = v.intersect([Rule, Fault]);
export type RuleWithFault = v.InferOutput<typeof RuleWithFault>;
