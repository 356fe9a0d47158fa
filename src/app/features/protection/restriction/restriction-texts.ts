import type { Restriction } from '#contract/protection/restriction/schema.ts';
import { siteDayOf } from '#contract/units/site-day.ts';
import { hourMinute, type ServerTime } from '#contract/units/time.ts';
import { t } from './texts.ts';

const momentOf = (at: ServerTime): string => `${siteDayOf(at)} ${hourMinute(at)}`;

type RestrictionTexts = {
  readonly tag: string;
  readonly title: string;
  /** The date within the title; blank for none. */
  readonly end: string;
  readonly text: string;
};

/** Returns the heading texts of a restriction: name, end, and meaning. */
export function restrictionTexts({ state, until, openableAt }: Restriction): RestrictionTexts {
  const end = until === null ? '' : momentOf(until);
  switch (state) {
    case 'resting':
      return {
        tag: t('restriction.tagResting'),
        title: t('restriction.resting', { end }),
        end,
        text: t('restriction.restingText'),
      };
    case 'excluded':
      return {
        tag: t('restriction.tagExcluded'),
        title: until === null ? t('restriction.excludedEver') : t('restriction.excluded', { end }),
        end,
        text: t('restriction.excludedText'),
      };
    case 'ended':
      return {
        tag: t('restriction.tagExcluded'),
        title: t('restriction.ended'),
        end: '',
        text: t('restriction.endedText'),
      };
    case 'reopening':
    case 'restoring':
      return {
        tag: t(state === 'reopening' ? 'restriction.tagExcluded' : 'restriction.tagClosed'),
        title: t('restriction.reopening'),
        end: '',
        text: t('restriction.reopeningText', { end: openableAt === null ? '' : momentOf(openableAt) }),
      };
    case 'closed':
      return {
        tag: t('restriction.tagClosed'),
        title: t('restriction.closed'),
        end: '',
        text: t('restriction.closedText'),
      };
    default:
      return state satisfies never;
  }
}

/** Returns a sentence with the start time of the restriction. */
export const sinceText = ({ since }: Restriction): string =>
  t('restriction.since', { time: momentOf(since) });
