import * as v from 'valibot';

const COUNT_MAX = 1_000_000;
const VITALS_MAX = 5;
const KINDS_MAX = 5;

/** What is measured of a visit: seconds of waiting in ms, and how far what was shown has moved (CLS, no unit). */
export const VITAL_NAMES = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** What went wrong in the page: in a script, in a promise nobody heard, in a part of a screen, in the core, by a policy. */
export const TROUBLE_KINDS = ['script', 'promise', 'part', 'core', 'policy'] as const;
export type TroubleKind = (typeof TROUBLE_KINDS)[number];

const Vital = v.strictObject({
  name: v.picklist(VITAL_NAMES),
  value: v.pipe(v.number(), v.finite(), v.minValue(0)),
  rating: v.picklist(['good', 'needs-improvement', 'poor']),
});

const TroubleCount = v.strictObject({
  kind: v.picklist(TROUBLE_KINDS),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(COUNT_MAX)),
});

/**
 * What a page sends of its visit where a site asks for it: measures and counts, and the pattern of the address it began at.
 * Nothing that was typed, read or said, and nothing that names a member, a room or an order.
 */
export const VisitReport = v.strictObject({
  site: v.pipe(v.number(), v.integer()),
  /** A pattern of the table of addresses, as `/app/room/:kind/:id`. */
  screen: v.pipe(v.string(), v.regex(/^\/[\w:?*/-]{0,80}$/)),
  vitals: v.pipe(v.array(Vital), v.maxLength(VITALS_MAX)),
  troubles: v.pipe(v.array(TroubleCount), v.maxLength(KINDS_MAX)),
});
export type VisitReport = v.InferOutput<typeof VisitReport>;
export type Vital = v.InferOutput<typeof Vital>;
