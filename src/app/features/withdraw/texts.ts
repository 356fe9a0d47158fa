import { order } from '#app/features/order/texts/order.ts';
import { payee } from '#app/features/payee/texts/payee.ts';
import { secret } from '#app/features/withdraw-password/texts/secret.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { withdraw } from './texts/withdraw.ts';

export const t = textsOf({ common, order, payee, secret, withdraw });
