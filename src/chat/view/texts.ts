import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { chat } from './texts/chat.ts';
import { gift } from './texts/gift.ts';

export const t = textsOf({ chat, common, gift });
