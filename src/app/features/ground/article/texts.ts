import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { reading } from './texts/reading.ts';

export const t = textsOf({ common, reading });
