import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { coupon } from './texts/coupon.ts';
import { promotion } from './texts/promotion.ts';
import { welfare } from './texts/welfare.ts';

export const t = textsOf({ common, coupon, promotion, welfare });
