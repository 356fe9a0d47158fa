import { command } from '#app/features/order/texts/command.ts';
import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { memberPage } from '../member/texts/member-page.ts';
import { amount } from './texts/amount.ts';
import { assets } from './texts/assets.ts';
import { record } from './texts/record.ts';

export const t = textsOf({ amount, assets, command, common, record, memberPage });
