import type { OrderId } from '#contract/fields/ids.ts';

const ID = /^[\w:-]{1,64}$/;

/** Whether a part of an address can name a money order. */
export const isOrderId = (text: string | undefined): text is OrderId => ID.test(text ?? '');
