import { depositMachine } from './deposit-states.table.ts';
import { fastDepositMachine } from './fast-deposit-states.table.ts';
import { fastDrawMachine } from './fast-draw-states.table.ts';
import { transferMachine } from './transfer-states.table.ts';
import { withdrawalMachine } from './withdrawal-states.table.ts';

/** Every kind of money order and its life. */
export const orderMachines = {
  deposit: depositMachine,
  fastDeposit: fastDepositMachine,
  withdrawal: withdrawalMachine,
  fastDraw: fastDrawMachine,
  transfer: transferMachine,
} as const;
export type OrderKind = keyof typeof orderMachines;

export const ORDER_KINDS = [
  'deposit',
  'fastDeposit',
  'withdrawal',
  'fastDraw',
  'transfer',
] as const satisfies readonly OrderKind[];
