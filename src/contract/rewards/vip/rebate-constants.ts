/** What is played at venues, as far as rates of rebates differ by it: kinds of the site's navigation. */
export const REBATE_KINDS = ['sports', 'esports', 'casino', 'slots', 'chess', 'fishing', 'lottery'] as const;
export type RebateKind = (typeof REBATE_KINDS)[number];

/** A day's rebate below this stays and counts for the next, minor units. */
export const REBATE_LEAST = 1_00n;
/** A leg below this price keeps its bet out of rebates; as text, four decimals at most. */
export const REBATE_LEAST_ODDS = '1.50';
/** The day before is reckoned at this hour in Beijing. */
export const REBATE_HOUR = 2;
/** What nobody claims is credited with the run that comes so many days after its own. */
export const REBATE_WAITS_DAYS = 3;
