/** Grades are looked through each day at this minute after midnight in Beijing. */
export const GRADES_MINUTE = 10;
/** Whole months whose valid stake keeps a grade. */
export const KEEP_MONTHS = 3;
/** A member whose grade is not yet kept is reminded so many days before it is looked at. */
export const KEEP_WARNING_DAYS = [30, 7] as const;
/** A birthday gift may be claimed for so many days, the birthday counted in. */
export const BIRTHDAY_GIFT_DAYS = 30;
