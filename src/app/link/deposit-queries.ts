import { createCallCells } from './query.ts';

/** What the pages of paying in ask. */
export const depositPayTypes = createCallCells('deposit.payTypes', 'members');
export const depositLimits = createCallCells('depositLimit.list', 'members');
export const exchangeQuote = createCallCells('exchange.quote', 'members');
