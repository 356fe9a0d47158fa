import type { Holder } from '#sandbox/domains/ground/ledger/account-names.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { costsOf } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';

type Ports = { readonly ledger: Ledger; readonly statement: Statement; readonly now: number };

/** Credits cash from the operator to a member, booked and shown as a bonus; minor units. */
export function creditCash(
  { ledger, statement, now }: Ports,
  { userId, currency }: Holder,
  amount: bigint,
): void {
  const title = '系统加款';
  ledger.book({
    kind: 'bonus',
    at: now,
    roomNo: null,
    note: title,
    entries: [
      { account: costsOf(currency), amount: -amount },
      { account: memberWallet(userId, currency), amount },
    ],
  });
  const line = { title, note: '', fee: 0n, cls: 'success', orderId: null } as const;
  statement.add({ userId, currency, type: 'bonus', amount, at: now, ...line });
}
