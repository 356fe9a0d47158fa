import type { DatabaseSync } from 'node:sqlite';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { createBetMoney } from '../bet-money.ts';
import { createBetStore } from '../bet-store.ts';
import { createSteps } from './acceptance.ts';
import { reasonOf } from './decide-bet.ts';

type Ports = {
  readonly db: DatabaseSync;
  readonly ledger: Ledger;
  readonly money: Omit<Parameters<typeof createBetMoney>[0], 'ledger'>;
};

/** Bets that are neither taken nor refused yet: in the live delay, or offered again. */
export type WaitingBets = {
  /** Ends every one of a member with its stake back, as part of the caller's transaction. */
  endAll(userId: string, at: number): void;
};

/** Opens the waiting bets of a database whose schema is up to date. */
export function createWaitingBets({ db, ledger, money }: Ports): WaitingBets {
  const store = createBetStore(db);
  const { end } = createSteps({ store, money: createBetMoney({ ledger, ...money }) });
  return {
    endAll(userId, at) {
      for (const bet of store.waitingOf(userId))
        end(bet, bet.state === 'delayed' ? 'refused' : 'leave', reasonOf('memberAway', []), at);
    },
  };
}
