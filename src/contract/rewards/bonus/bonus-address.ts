import * as v from 'valibot';
import { BonusId, PromotionId } from '#contract/fields/ids.ts';

/** Whether a part of an address can name a bonus. */
export const isBonusId = (part: string | null | undefined): part is BonusId => v.is(BonusId, part);

const OF_ACTIVITY = 'activity:';

/** What a bonus that an activity gave says in the place of a promotion. */
export const activityPromotion = (activityId: string): string => `${OF_ACTIVITY}${activityId}`;

/** Whether a part of an address can name a promotion; what an activity gave has none. */
export const isPromotionId = (part: string | null | undefined): part is PromotionId =>
  v.is(PromotionId, part) && !part.startsWith(OF_ACTIVITY);
