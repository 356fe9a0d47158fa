import { order } from '#app/features/money/order/texts/order.ts';
import { payee } from '#app/features/money/payee/texts/payee.ts';
import { secret } from '#app/features/money/withdraw-password/texts/secret.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { withdraw } from './texts/withdraw.ts';

export const t = textsOf({ common, order, payee, secret, withdraw });
