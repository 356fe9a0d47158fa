import * as v from 'valibot';
import { BonusId, PromotionId } from '../models/ids.ts';

/** Whether a part of an address can name a bonus. */
export const isBonusId = (part: string | null | undefined): part is BonusId => v.is(BonusId, part);

/** Whether a part of an address can name a promotion. */
export const isPromotionId = (part: string | null | undefined): part is PromotionId =>
  v.is(PromotionId, part);
