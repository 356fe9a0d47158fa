import type { Currency } from '#contract/units/money.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { costsOf, openMemberCash } from '#sandbox/domains/ground/ledger/platform-accounts.ts';
import type { Statement } from '#sandbox/domains/ground/statement/statement.ts';

type Ports = { readonly ledger: Ledger; readonly statement: Statement };

/** Pays a reward out of the platform's costs into the centre wallet, where it is the member's own at once. Minor units. */
export const rewarder =
  ({ ledger, statement }: Ports) =>
  (
    userId: string,
    { amount, currency }: { readonly amount: bigint; readonly currency: Currency },
    invitationId: string,
    at: number,
  ): void => {
    openMemberCash(ledger, userId, currency);
    const entries = [
      { account: costsOf(currency), amount: -amount },
      { account: memberWallet(userId, currency), amount },
    ];
    ledger.book({ kind: 'bonus', at, roomNo: null, note: `invitation ${invitationId}`, entries });
    const line = { userId, currency, title: '邀请奖励', note: '', amount, fee: 0n, at } as const;
    statement.add({ ...line, type: 'bonus', cls: 'success', orderId: null });
  };
