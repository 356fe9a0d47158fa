import { createCallCells } from './query.ts';

/** What members ask about their money, beside what the core streams. */
export const recordList = createCallCells('record.list', 'members');
export const recordOne = createCallCells('record.get', 'members');
export const treasuryView = createCallCells('treasury.view', 'members');
export const treasuryRecords = createCallCells('treasury.records', 'members');
export const exchangeQuote = createCallCells('exchange.quote', 'members');
export const depositLimits = createCallCells('depositLimit.list', 'members');
