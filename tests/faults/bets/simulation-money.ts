import { ANN, OPENING } from '#tests/fixtures/money/test-money.ts';
import type { Simulation } from './simulation.ts';
import { VENUE } from './simulation.ts';

/** Returns the balance that the member’s venue wallet would have without transfers back to the centre, including debts. */
export function outsideVenue({ db, balance, money, funds }: Simulation): bigint {
  const wallet = money.wallets.balance({ userId: ANN, currency: 'CNY' }, VENUE);
  const recovered = balance(ANN) - (OPENING - funds);
  const owed = db
    .prepare(`SELECT coalesce(sum(amount), 0) AS sum FROM ledger_entry WHERE account = 'owed:${ANN}:CNY'`)
    .get();
  return wallet + recovered + BigInt(Number(owed?.sum ?? 0));
}
