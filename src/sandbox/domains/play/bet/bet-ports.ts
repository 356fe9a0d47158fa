import type { DatabaseSync } from 'node:sqlite';
import type { SendNews } from '#sandbox/domains/care/inbox/news.ts';
import type { Acts } from '#sandbox/domains/ground/act/acts.ts';
import type { Vip } from '#sandbox/domains/rewards/vip/create-vip.ts';
import type { AutoCashOutStore } from './auto-cash-out/auto-cash-out-store.ts';
import type { BetMoney } from './bet-money.ts';
import type { BetStore } from './bet-store.ts';
import type { BetControl } from './offers/bet-control.ts';
import type { Offers } from './offers/offers.ts';
import type { VenueDoors } from './offers/venue-doors.ts';
import type { FactStore } from './settlement/fact-store.ts';

/** Runs what is due for one bet. */
export type Attempt = (betId: string, work: () => void) => void;

/**
 * Isolates failing bets: one does not block the others, and is retried at the next run. A failure is reported once, for as
 * long as it stays the same.
 */
export function createAttempt(onDefect: (error: Error) => void): Attempt {
  const failures = new Map<string, string>();
  return (betId, work) => {
    try {
      work();
      failures.delete(betId);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (failures.get(betId) !== error.message) onDefect(error);
      failures.set(betId, error.message);
    }
  };
}

/** Common dependencies of betting. */
export type BetPorts = {
  readonly db: DatabaseSync;
  readonly store: BetStore;
  readonly autos: AutoCashOutStore;
  readonly facts: FactStore;
  readonly offers: Offers;
  readonly money: BetMoney;
  readonly doors: VenueDoors;
  readonly control: BetControl;
  /** Puts what happened into the member's inbox. */
  readonly notify: SendNews;
  readonly vip: Pick<Vip, 'played' | 'rebated'>;
  readonly acts: Pick<Acts, 'note'>;
  readonly attempt: Attempt;
  now(): number;
};
