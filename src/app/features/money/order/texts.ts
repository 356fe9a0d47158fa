import { common } from '#i18n/texts/common.ts';
import { textsOf } from '#i18n/texts-of.ts';
import { command } from './texts/command.ts';
import { order } from './texts/order.ts';
import { orderState } from './texts/order-state.ts';

export const t = textsOf({ command, common, order, orderState });
