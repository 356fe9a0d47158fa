import { common } from '#app/i18n/texts/common.ts';
import { textsOf } from '#app/i18n/texts-of.ts';
import { command } from './texts/command.ts';
import { order } from './texts/order.ts';
import { orderState } from './texts/order-state.ts';

export const t = textsOf({ command, common, order, orderState });
