import type { OrderId } from '#contract/fields/ids.ts';
import { COMPOSED_ID } from '#contract/text/wire-patterns.ts';

/** Whether a part of an address can name a money order. */
export const isOrderId = (text: string | undefined): text is OrderId => COMPOSED_ID.test(text ?? '');
