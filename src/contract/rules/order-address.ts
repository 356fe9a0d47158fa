import type { OrderId } from '../models/ids.ts';

/** Whether a part of an address can name a money order. */
export const isOrderId = (text: string | undefined): text is OrderId => /^[\w:-]{1,64}$/.test(text ?? '');
