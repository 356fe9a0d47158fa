import type { SignInPart } from '#contract/activity/schema/kinds/sign-in.ts';

export type CalendarDay = SignInPart['days'][number];

const WEEK = 7;
/** Of Sunday. */
const LAST_IN_WEEK = 6;

/** Returns the weekday of a calendar date: 0 Sunday … 6 Saturday. */
export const weekdayOf = (day: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return ([0, 1, 2, 3, 4, 5, 6] as const).find((each) => each === weekday) ?? 0;
};

/** Returns the number of empty cells before a day, in weeks that begin on Monday. */
export const cellsBefore = (day: string): number => (weekdayOf(day) + LAST_IN_WEEK) % WEEK;

/** The number of a day in its month, and of its month. */
export const dayNumber = (day: string): number => Number(day.slice(8, 10));
export const monthNumber = (day: string): number => Number(day.slice(5, 7));

/** The mark of a day that was signed; `size` in px. */
export const Stamp = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="-26 -26 52 52" aria-hidden="true">
    <g transform="rotate(-12)" fill="none" stroke="#c98a12">
      <circle r="22" strokeWidth="2.6" />
      <circle r="17.5" strokeWidth="1.4" strokeDasharray="3 2.4" />
      <path d="M-7-8v14H7M-7-2a8 8 0 0 1 8 8" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round" />
      <circle cx="5" cy="-6" r="2.8" fill="#c98a12" stroke="none" />
    </g>
  </svg>
);
