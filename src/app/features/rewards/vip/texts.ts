import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { rebate } from './texts/rebate.ts';
import { vip } from './texts/vip.ts';

export const t = textsOf({ common, rebate, vip });
