import { order } from '#app/features/orders/texts/order.ts';
import { walletPage } from '#app/features/wallet/texts/wallet-page.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { payee } from './texts/payee.ts';
import { secret } from './texts/secret.ts';
import { withdraw } from './texts/withdraw.ts';

export const t = textsOf({ common, order, payee, secret, walletPage, withdraw });
