import * as v from 'valibot';
import { CallFault, MediaFault } from './fault.ts';

const reach = {
  /** The part of the matching requests that is hit. */
  share: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
  /** The rule ends after this many hits. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

/** Fault of API calls as specified by an operator, with the requests it applies to. */
export const CallFaultRule = v.intersect([
  v.object({
    /** Prefix of the path. */
    path: v.optional(v.string(), '/'),
    /** Name of the only member affected. */
    account: v.optional(v.string()),
    /** Only API origin affected: the host as the client names it, such as `localhost:46400`. */
    line: v.optional(v.string()),
    ...reach,
  }),
  CallFault,
]);
export type CallFaultRule = v.InferOutput<typeof CallFaultRule>;

/** Fault of the video domains as specified by an operator. */
export const MediaFaultRule = v.strictObject({
  /** Number of the video domain, from 0. */
  host: v.union([v.literal('every'), v.pipe(v.number(), v.integer(), v.minValue(0))]),
  media: v.optional(v.picklist(['hls', 'flv', 'both']), 'both'),
  fault: MediaFault,
  ...reach,
});

/** Rule as specified in a request, before defaults are filled in. */
export type FaultRuleInput = v.InferInput<typeof CallFaultRule> | v.InferInput<typeof MediaFaultRule>;
