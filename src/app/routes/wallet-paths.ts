import type { OrderId } from '#contract/models/ids.ts';
import { paths } from './paths.ts';

const below = <Name extends string>(name: Name) => `${paths.wallet}/${name}` as const;

/** The addresses below the wallet. */
export const walletPaths = {
  deposit: below('deposit'),
  depositOrder: below('deposit/:orderId'),
  withdraw: below('withdraw'),
  withdrawOrder: below('withdraw/:orderId'),
  payees: below('payees'),
  password: below('password'),
  transfer: below('transfer'),
  treasury: below('treasury'),
  exchange: below('exchange'),
  coins: below('coins'),
  records: below('records'),
  record: below('records/:recordId'),
  limits: below('limits'),
} as const;

export const depositOrderPath = (orderId: OrderId): string => `${walletPaths.deposit}/${orderId}`;
export const withdrawOrderPath = (orderId: OrderId): string => `${walletPaths.withdraw}/${orderId}`;
export const recordPath = (recordId: string): string => `${walletPaths.records}/${recordId}`;
