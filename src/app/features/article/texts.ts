import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { reading } from './texts/reading.ts';

export const t = textsOf({ common, reading });
