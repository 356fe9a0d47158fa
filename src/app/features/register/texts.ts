import { account } from '#app/features/account/texts/account.ts';
import { login } from '#app/features/account/texts/login.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { register } from './texts/register.ts';

export const t = textsOf({ account, common, login, register });
