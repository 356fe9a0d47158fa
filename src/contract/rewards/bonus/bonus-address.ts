import * as v from 'valibot';
import { BonusId, PromotionId } from '#contract/fields/ids.ts';

/** Reports whether a part of an address can name a bonus. */
export const isBonusId = (part: string | null | undefined): part is BonusId => v.is(BonusId, part);

const OF_ACTIVITY = 'activity:';

/** Returns the value that a bonus of an activity has in place of a promotion id. */
export const activityPromotion = (activityId: string): string => `${OF_ACTIVITY}${activityId}`;

/** Reports whether a part of an address can name a promotion; what an activity gave has none. */
export const isPromotionId = (part: string | null | undefined): part is PromotionId =>
  v.is(PromotionId, part) && !part.startsWith(OF_ACTIVITY);
