import { memberPage } from '#app/features/member/texts/member-page.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { secret } from './texts/secret.ts';

export const t = textsOf({ secret, memberPage });
