import { account } from '#app/features/account/texts/account.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { forgot } from './texts/forgot.ts';
import { login } from './texts/login.ts';
import { register } from './texts/register.ts';

export const t = textsOf({ account, common, forgot, login, register });
