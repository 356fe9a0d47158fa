import { order } from '#app/features/order/texts/order.ts';
import { record } from '#app/features/wallet/texts/record.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';

export const t = textsOf({ common, order, record });
