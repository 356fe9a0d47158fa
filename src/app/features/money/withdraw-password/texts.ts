import { memberPage } from '#app/features/people/member/texts/member-page.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { secret } from './texts/secret.ts';

export const t = textsOf({ secret, memberPage });
