import { statementCalls } from '#contract/money/statement/calls.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import { createOrderNumbers } from './order-numbers.ts';
import { createStatement } from './statement.ts';
import { statementHandlers } from './statement-handlers.ts';

type Ports = Stored & { readonly ledger: Ledger; readonly money: object };

/** Statements: what moved a member's cash, line by line. */
export const statementDomain = domain({
  bounds: {
    money_record: record,
    order_number: record,
    recalled_deposit: record,
  },
  open({ db, ledger, money }: Ports) {
    const statement = createStatement(db, createOrderNumbers(db), (userId, currency) =>
      ledger.balance(memberWallet(userId, currency)),
    );
    return { money: { ...money, statement } };
  },
  handlers: handlersFor(statementCalls, statementHandlers),
});
