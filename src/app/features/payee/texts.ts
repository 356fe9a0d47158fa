import { memberPage } from '#app/features/member/texts/member-page.ts';
import { secret } from '#app/features/withdraw-password/texts/secret.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { payee } from './texts/payee.ts';

export const t = textsOf({ common, payee, secret, memberPage });
