import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { avatar } from './texts/avatar.ts';
import { email } from './texts/email.ts';
import { phone } from './texts/phone.ts';
import { profile } from './texts/profile.ts';
import { security } from './texts/security.ts';

export const t = textsOf({ avatar, common, email, phone, profile, security });
