import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { venue } from './texts/venue.ts';
import { visitPlan } from './texts/visit-plan.ts';

export const t = textsOf({ common, venue, visitPlan });
