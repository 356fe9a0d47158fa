import { command } from '#app/features/money/order/texts/command.ts';
import { memberPage } from '#app/features/people/member/texts/member-page.ts';
import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { amount, assets } from './texts/assets.ts';
import { record } from './texts/record.ts';

export const t = textsOf({ amount, assets, command, common, record, memberPage });
