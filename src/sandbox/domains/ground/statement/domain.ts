import type { MoneyOrderWire } from '#contract/money/order/schema.ts';
import { statementCalls } from '#contract/money/statement/calls.ts';
import type { Currency } from '#contract/units/money.ts';
import { refuse } from '#sandbox/base/refusal.ts';
import { record } from '#sandbox/db/table-bound.ts';
import { domain, handlersFor, type Stored } from '#sandbox/domains/domain.ts';
import { memberWallet } from '#sandbox/domains/ground/ledger/account-names.ts';
import type { Ledger } from '#sandbox/domains/ground/ledger/ledger.ts';
import type { HandlersOf } from '#sandbox/http/binding/bind-calls.ts';
import { accountOf } from '#sandbox/http/binding/call-context.ts';
import { createOrderNumbers } from './order-numbers.ts';
import { CURRENCIES } from './read-statement.ts';
import { createStatement, type Statement } from './statement.ts';

type Ports = Stored & { readonly ledger: Ledger; readonly money: object };

const SIZE_MAX = 200;

type StatementLine = ReturnType<Statement['page']>['list'][number];

/** Dependencies of the statement handlers; orders and treasury are layered above the statement. */
type HandlerPorts = {
  readonly money: {
    readonly statement: Statement;
    readonly orders: { find(orderId: string, userId: string): Pick<MoneyOrderWire, 'allowedActions'> };
    readonly treasury: { settle(holder: { userId: string; currency: Currency }): void };
  };
};

/** The statement. */
function statementHandlers({ money }: HandlerPorts): HandlersOf<typeof statementCalls> {
  /** Adds the actions that the member may take on the order behind a line, as the order’s own page offers them. */
  const withActions = (line: StatementLine, userId: string): StatementLine => {
    if (line.order === null || line.orderId === null) return line;
    const { allowedActions } = money.orders.find(line.orderId, userId);
    return { ...line, order: { ...line.order, actions: allowedActions } };
  };
  return {
    'statement.list': ({ from, to, page, size, ...chosen }, context) => {
      const { userId } = accountOf(context);
      for (const currency of CURRENCIES) money.treasury.settle({ userId, currency });
      const filter = { userId, ...chosen, from: Number(from), to: Number(to) };
      const found = money.statement.page(filter, Math.max(1, Number(page)), Math.min(SIZE_MAX, Number(size)));
      return { ...found, list: found.list.map((line) => withActions(line, userId)) };
    },
    'statement.get': ({ recordId }, context) => {
      const { userId } = accountOf(context);
      return withActions(money.statement.find(userId, recordId) ?? refuse('NOT_FOUND'), userId);
    },
  };
}

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
