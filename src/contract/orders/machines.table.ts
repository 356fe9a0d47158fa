import { depositMachine } from './deposit.table.ts';
import { fastDepositMachine } from './fast-deposit.table.ts';
import { fastDrawMachine } from './fast-draw.table.ts';
import { transferMachine } from './transfer.table.ts';
import { withdrawalMachine } from './withdrawal.table.ts';

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
