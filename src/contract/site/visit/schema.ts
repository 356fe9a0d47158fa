import * as v from 'valibot';

const COUNT_MAX = 1_000_000;
const VITALS_MAX = 5;
const KINDS_MAX = 5;

/** Metrics of a visit: waiting times in ms, and the layout shift (CLS, no unit). */
export const VITAL_NAMES = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** Failures in the page: in a script, in an unhandled promise, in a part of a screen, in the core, by a policy. */
export const FAILURE_KINDS = ['script', 'promise', 'part', 'core', 'policy'] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

const Vital = v.strictObject({
  name: v.picklist(VITAL_NAMES),
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
});

const FailureCount = v.strictObject({
  kind: v.picklist(FAILURE_KINDS),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(COUNT_MAX)),
});

/**
 * Report of a visit, sent by a page where a site requests it: metrics and counts, and the route pattern of its first
 * address. Contains no input, content or message, and no id of a member, a room or an order.
 */
export const VisitReport = v.strictObject({
  site: v.pipe(v.number(), v.integer()),
  /** A pattern of the table of addresses, as `/app/room/:kind/:id`. */
  screen: v.pipe(v.string(), v.regex(/^\/[\w:?*/-]{0,80}$/)),
  vitals: v.pipe(v.array(Vital), v.maxLength(VITALS_MAX)),
  troubles: v.pipe(v.array(FailureCount), v.maxLength(KINDS_MAX)),
});
export type VisitReport = v.InferOutput<typeof VisitReport>;
export type Vital = v.InferOutput<typeof Vital>;
