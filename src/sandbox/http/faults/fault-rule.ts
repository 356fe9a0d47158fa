import * as v from 'valibot';
import { CallFault, MediaFault } from './fault.ts';

const reach = {
  /** The part of the matching requests that is hit. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** The rule ends after this many hits. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

/** A fault of API calls as an operator asks for it, with the requests it hits. */
export const CallFaultRule = v.intersect([
  v.object({
    /** How the path begins. */
    path: v.optional(v.string(), '/'),
    /** Only this member, by name. */
    account: v.optional(v.string()),
    /** Only requests to this API origin: the host as the client names it, such as `localhost:46400`. */
    line: v.optional(v.string()),
    ...reach,
  }),
  CallFault,
]);
export type CallFaultRule = v.InferOutput<typeof CallFaultRule>;

/** A fault of the video domains as an operator asks for it. */
export const MediaFaultRule = v.strictObject({
  /** Number of the video domain, from 0. */
  host: v.union([v.literal('every'), v.pipe(v.number(), v.integer(), v.minValue(0))]),
  media: v.optional(v.picklist(['hls', 'flv', 'both']), 'both'),
  fault: MediaFault,
  ...reach,
});

/** A rule as a request asks for it, before defaults are filled in. */
export type FaultRuleInput = v.InferInput<typeof CallFaultRule> | v.InferInput<typeof MediaFaultRule>;
