import { secret } from '#app/features/money/withdraw-password/texts/secret.ts';
import { memberPage } from '#app/features/people/member/texts/member-page.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { payee } from './texts/payee.ts';

export const t = textsOf({ common, payee, secret, memberPage });
