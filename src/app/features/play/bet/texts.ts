import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { placed } from './texts/placed.ts';
import { slip } from './texts/slip.ts';
import { tray } from './texts/tray.ts';

export const t = textsOf({ common, placed, slip, tray });
