/** Grades are looked through each day at this minute after midnight in Beijing. */
export const GRADES_MINUTE = 10;
/** Number of whole months whose valid stake counts for keeping a grade. */
export const GRADE_RETENTION_MONTHS = 3;
/** Days before a grade review at which a member short of the requirement is reminded. */
export const GRADE_WARNING_DAYS = [30, 7] as const;
/** Number of days for claiming a birthday gift, the birthday included. */
export const BIRTHDAY_GIFT_DAYS = 30;
