import { smaller } from '#sandbox/base/amount.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { bonusOf, costsOf, debtOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';
import type { BonusRow } from './bonus-store.ts';

type Ports = { readonly ledger: Ledger; readonly statement: Statement };

/** Ledger entries of a bonus, and its lines in the member's statement. */
function bonusBooks({ ledger, statement }: Ports) {
  const book = (
    { bonus_id }: BonusRow,
    moves: readonly (readonly [account: string, amount: bigint])[],
    at: number,
  ) => {
    const entries = moves
      .filter(([, amount]) => amount !== 0n)
      .map(([account, amount]) => ({ account, amount }));
    ledger.book({ kind: 'bonus', at, roomNo: null, note: bonus_id, entries });
  };
  const lineOf = ({ user_id: userId, currency, title }: BonusRow, note: string, amount: bigint, at: number) =>
    statement.add({
      ...{ userId, currency, title, note, amount, at },
      ...{ fee: 0n, type: 'bonus', cls: 'success', orderId: null },
    });
  const move = (bonus: BonusRow, from: string, to: string, at: number) =>
    book(
      bonus,
      [
        [from, -bonus.amount],
        [to, bonus.amount],
      ],
      at,
    );
  return { book, lineOf, move };
}

/** The money of a bonus as it moves between the platform, what is set aside for the member, and their wallet. */
export function bonusMoney(ports: Ports) {
  const { ledger } = ports;
  const { book, lineOf, move } = bonusBooks(ports);
  return {
    setAside(bonus: BonusRow, at: number) {
      const { user_id, currency } = bonus;
      ledger.open(bonusOf(user_id, currency), currency, false);
      move(bonus, costsOf(currency), bonusOf(user_id, currency), at);
    },
    revoke: (bonus: BonusRow, at: number) =>
      move(bonus, bonusOf(bonus.user_id, bonus.currency), costsOf(bonus.currency), at),
    /** @returns the line of the statement */
    payOut(bonus: BonusRow, at: number) {
      const { user_id, currency, amount } = bonus;
      move(bonus, bonusOf(user_id, currency), memberWallet(user_id, currency), at);
      return lineOf(bonus, '流水已完成', amount, at);
    },
    /** Sets a bonus that was paid out aside again. @returns the part that the wallet could not cover, which is owed */
    undoPayOut(bonus: BonusRow, note: string, at: number): bigint {
      const { user_id, currency, amount } = bonus;
      const [wallet, owed] = [memberWallet(user_id, currency), debtOf(user_id, currency)];
      const recovered = smaller(amount, ledger.balance(wallet));
      ledger.open(owed, currency, true);
      book(
        bonus,
        [
          [wallet, -recovered],
          [owed, recovered - amount],
          [bonusOf(user_id, currency), amount],
        ],
        at,
      );
      if (recovered > 0n) lineOf(bonus, note, -recovered, at);
      return amount - recovered;
    },
  };
}
