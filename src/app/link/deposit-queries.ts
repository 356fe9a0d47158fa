import { createCallCells } from './query.ts';

/** The ways to pay in. */
export const depositPayTypes = createCallCells('deposit.payTypes', 'members');
