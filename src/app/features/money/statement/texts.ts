import { order } from '#app/features/money/order/texts.ts';
import { record } from '#app/features/money/wallet/texts.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';

export const t = textsOf({ common, order, record });
