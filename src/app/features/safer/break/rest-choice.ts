import { REST_LENGTHS, REST_MOST_DAYS, type RestLength } from '#contract/constants/restriction.ts';
import { type RestChoice, restEnd } from '#contract/rules/restriction-end.ts';
import type { DayText } from '#contract/units/day-text.ts';
import { siteDayOf, siteDayStart } from '#contract/units/site-day.ts';
import { t } from './texts.ts';

/** A length with what it is called and when it would end; null while no day is chosen, or it cannot be. */
export type OfferedRest = { readonly length: RestLength; readonly name: string; readonly end: number | null };

const NAMES: Readonly<Record<RestLength, string>> = {
  day: t('rest.day'),
  week: t('rest.week'),
  month: t('rest.month'),
  chosen: t('rest.chosen'),
};

/** The day so many days after one moment's own. */
const dayAfter = (at: number, days: number): DayText => siteDayOf(siteDayStart(siteDayOf(at), days));

/** The first and the last day a break may end on. */
export const chosenDays = (now: number) => ({ first: dayAfter(now, 1), last: dayAfter(now, REST_MOST_DAYS) });

/** Every length there is, as it would end from now on. */
export const offeredRests = (day: DayText | null, now: number): readonly OfferedRest[] =>
  REST_LENGTHS.map((length) => ({ length, name: NAMES[length], end: restEnd({ length, day }, now) }));

/** How a choice is said on a button: its length, or the day it ends. */
export const saidRest = ({ length, day }: RestChoice): string =>
  length === 'chosen' ? t('rest.untilDay', { day: day ?? '' }) : NAMES[length];
