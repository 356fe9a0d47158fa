import { createCallCells } from './query.ts';

/** Where a member's money may go, and what to know before it goes. */
export const payeeList = createCallCells('payee.list', 'members');
export const bankList = createCallCells('payee.banks');
export const withdrawPrompt = createCallCells('withdraw.prompt', 'members');
