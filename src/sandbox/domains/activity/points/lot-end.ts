import { monthAfter, siteMonthOf, siteMonthStart } from '#contract/units/site-month.ts';

/** Months that points are good for, the month they were earned in not counted. */
const MONTHS = 12;

/** Until when points that are earned at a time are good: the end of the same month a year later, in Beijing. */
export const lotEnd = (at: number): number => siteMonthStart(monthAfter(siteMonthOf(at), MONTHS + 1));
