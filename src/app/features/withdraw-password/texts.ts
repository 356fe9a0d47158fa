import { walletPage } from '#app/features/wallet/texts/wallet-page.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { secret } from './texts/secret.ts';

export const t = textsOf({ secret, walletPage });
