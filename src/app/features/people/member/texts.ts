import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { me } from './texts/me.ts';
import { memberPage } from './texts/member-page.ts';

export const t = textsOf({ common, me, memberPage });
