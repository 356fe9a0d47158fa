import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { account } from '../texts/account.ts';
import { login } from '../texts/login.ts';

export const t = textsOf({ account, common, login });
