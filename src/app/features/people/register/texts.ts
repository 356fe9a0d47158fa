import { account } from '#app/features/people/account/texts/account.ts';
import { login } from '#app/features/people/account/texts/login.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { register } from './texts/register.ts';

export const t = textsOf({ account, common, login, register });
